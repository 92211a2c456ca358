import { useId } from 'react';
import { CheckList } from '@/components/site/check-list';
import { Facts } from '@/components/site/facts';
import { InLanguage } from '@/components/site/in-language';
import { More } from '@/components/site/more';
import { Icon } from '@/components/ui/icon';
import type { VolunteerRole } from '@/content/document';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { Actions } from '@/features/actions';

const columns = '@min-[34rem]:grid-cols-2 @min-[62rem]:grid-cols-[6fr_5fr]';

/** A way to volunteer, with its time commitment and requirements (specification, section 9). */
export function RoleRow({ role }: { role: VolunteerRole }) {
  const { common, getInvolved, more } = useCopy(screensCopy);
  const { title, description, icon, commitment, requirements, languages } = role;
  const titleId = useId();
  const { action, commitmentLabel, requirementsLabel } = getInvolved.volunteer;
  return (
    <li className={`grid grid-cols-1 items-start gap-x-10 gap-y-3 py-row ${columns}`}>
      <div>
        <h3 id={titleId} className="card-title flex flex-wrap items-center gap-x-3 gap-y-1">
          <Icon id={icon} className="size-7 text-primary" />
          <span lang={languages?.title} className="beside-icon">
            {title}
          </span>
        </h3>
        <p lang={languages?.description} className="mt-2 whitespace-pre-line text-ink-soft">
          {description}
        </p>
        {commitment && (
          <Facts
            className="mt-4"
            facts={[
              { icon: 'clock', label: commitmentLabel, value: commitment, language: languages?.commitment },
            ]}
          />
        )}
        <InLanguage of={role} copy={common.inLanguage} />
      </div>
      {requirements.length > 0 && (
        <More copy={more} of={title} className="@min-[34rem]:row-span-2">
          <h4 className="mb-2 font-bold">{requirementsLabel}</h4>
          <CheckList items={requirements} language={languages?.requirements} />
        </More>
      )}
      <Actions actions={[action]} title={title} about={titleId} filled="none" />
    </li>
  );
}
