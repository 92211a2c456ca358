import { useId } from 'react';
import { ActionButton } from '@/components/site/action-group';
import { Card } from '@/components/site/card';
import { CheckList } from '@/components/site/check-list';
import { Facts } from '@/components/site/facts';
import { Icon } from '@/components/ui/icon';
import type { GoalNumber, VolunteerRole } from '@/content/types';
import { getInvolved } from '@/copy/get-involved';

/** A way to volunteer, with its time commitment and requirements (specification, section 9). */
export function RoleCard({ role, goal }: { role: VolunteerRole; goal: GoalNumber }) {
  const titleId = useId();
  const { action, commitmentLabel, requirementsLabel } = getInvolved.volunteer;
  return (
    <Card as="li" goal={goal}>
      <div className="flex flex-wrap items-center gap-4 @max-[16rem]:flex-col @max-[16rem]:items-start">
        <span className="grid size-14 shrink-0 place-items-center rounded-control bg-paper-deep text-primary">
          <Icon id={role.icon} className="size-7" />
        </span>
        <h3 id={titleId} className="beside card-title @max-[16rem]:flex-none">
          {role.title}
        </h3>
      </div>
      <p className="mt-4 text-ink-soft">{role.text}</p>
      <Facts facts={[{ icon: 'clock', label: commitmentLabel, value: role.commitment }]} />
      <h4 className="mb-2 font-bold">{requirementsLabel}</h4>
      <CheckList items={role.requirements} />
      <div className="mt-auto pt-6">
        <ActionButton about={titleId}>{action}</ActionButton>
      </div>
    </Card>
  );
}
