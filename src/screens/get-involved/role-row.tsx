import { useId } from 'react';
import { CheckList } from '@/components/site/check-list';
import { Facts } from '@/components/site/facts';
import { More } from '@/components/site/more';
import { Icon } from '@/components/ui/icon';
import type { VolunteerRole } from '@/content/types';
import { Actions } from '@/features/actions';
import { useCopy } from '@/language';

/** A way to volunteer, with its time commitment and requirements (specification, section 9). */
export function RoleRow({ role }: { role: VolunteerRole }) {
  const { getInvolved, more } = useCopy<'screens'>();
  const titleId = useId();
  const { action, commitmentLabel, requirementsLabel } = getInvolved.volunteer;
  return (
    <li className="grid grid-cols-1 items-start gap-x-10 gap-y-4 py-7 @min-[46rem]:grid-cols-2 @min-[62rem]:grid-cols-[6fr_5fr]">
      <div>
        <h3 id={titleId} className="card-title flex flex-wrap items-center gap-x-3 gap-y-1">
          <Icon id={role.icon} className="size-7 text-primary" />
          <span className="beside">{role.title}</span>
        </h3>
        <p className="mt-2 text-ink-soft">{role.text}</p>
        <Facts className="mt-4" facts={[{ icon: 'clock', label: commitmentLabel, value: role.commitment }]} />
      </div>
      <More copy={more} of={role.title} className="@min-[46rem]:row-span-2">
        <h4 className="mb-2 font-bold">{requirementsLabel}</h4>
        <CheckList items={role.requirements} />
      </More>
      <Actions actions={[action]} title={role.title} about={titleId} />
    </li>
  );
}
