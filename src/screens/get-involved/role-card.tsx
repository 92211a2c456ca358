import { useId } from 'react';
import { Card } from '@/components/site/card';
import { CheckList } from '@/components/site/check-list';
import { Facts } from '@/components/site/facts';
import { InLanguage } from '@/components/site/in-language';
import { More } from '@/components/site/more';
import { Icon } from '@/components/ui/icon';
import type { VolunteerRole } from '@/content/document';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { Actions } from '@/features/actions';
import { useCapabilities } from '@/host/capabilities';

/** Puts the requirements beside the description where there is room. */
const inColumns =
  'grid grid-cols-1 items-start gap-x-10 gap-y-3 @min-[34rem]:grid-cols-2 @min-[62rem]:grid-cols-[6fr_5fr]';

/** A way to volunteer, with its time commitment and requirements (specification, section 9), in the kiosk side by side. */
export function RoleCard({ role }: { role: VolunteerRole }) {
  const { common, getInvolved, more } = useCopy(screensCopy);
  const { title, description, icon, commitment, requirements, languages } = role;
  const { isPaged } = useCapabilities();
  const titleId = useId();
  const { action, commitmentLabel, requirementsLabel } = getInvolved.volunteer;
  const text = (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 @min-[79rem]:flex-col @min-[79rem]:items-start @min-[79rem]:gap-y-4 kiosk:flex-row! kiosk:items-center!">
        <span className="grid size-14 kiosk:size-10 shrink-0 place-items-center rounded-[25%] bg-primary text-on-primary compact:hidden print:hidden">
          <Icon id={icon} className="size-1/2" />
        </span>
        <h3 id={titleId} lang={languages?.title} className="beside-icon card-title">
          {title}
        </h3>
      </div>
      <p lang={languages?.description} className="mt-3 whitespace-pre-line text-ink-soft">
        {description}
      </p>
    </>
  );
  const time = commitment && (
    <Facts
      facts={[{ icon: 'clock', label: commitmentLabel, value: commitment, language: languages?.commitment }]}
    />
  );
  const language = <InLanguage of={role} copy={common.inLanguage} />;
  const details = requirements.length > 0 && (
    <More copy={more} of={title} isLong className="@min-[34rem]:row-span-2">
      <h4 className="mb-2 font-bold">{requirementsLabel}</h4>
      <CheckList items={requirements} language={languages?.requirements} />
    </More>
  );
  const actions = <Actions actions={[action]} title={title} about={titleId} filled="none" />;
  if (isPaged) {
    return (
      <Card>
        <div className={inColumns}>
          <div>
            {text}
            {time && <div className="mt-3">{time}</div>}
            {language}
          </div>
          {details}
          {actions}
        </div>
      </Card>
    );
  }
  return (
    <Card details={details} foot={actions}>
      {text}
      {time && <div className="@container mt-auto pt-3">{time}</div>}
      {language}
    </Card>
  );
}
