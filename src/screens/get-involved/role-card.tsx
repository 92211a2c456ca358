import { useId } from 'react';
import { Card } from '@/components/site/card';
import { CheckList } from '@/components/site/check-list';
import { Facts } from '@/components/site/facts';
import { InLanguage } from '@/components/site/in-language';
import { KioskCard } from '@/components/site/kiosk-card';
import { More } from '@/components/site/more';
import { Icon } from '@/components/ui/icon';
import type { VolunteerRole } from '@/content/document';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { Actions } from '@/features/actions';
import { useCapabilities } from '@/host/capabilities';

/** A way to volunteer, with its time commitment and requirements (specification, section 9). */
export function RoleCard({ role }: { role: VolunteerRole }) {
  const { common, getInvolved, more } = useCopy(screensCopy);
  const { title, description, icon, commitment, requirements, languages } = role;
  const { isPaged } = useCapabilities();
  const titleId = useId();
  const { action, commitmentLabel, requirementsLabel } = getInvolved.volunteer;
  const heading = (
    <h3 id={titleId} lang={languages?.title} className="beside-icon card-title">
      {title}
    </h3>
  );
  const text = (
    <p lang={languages?.description} className="whitespace-pre-line text-ink-soft">
      {description}
    </p>
  );
  const time = commitment && (
    <Facts
      facts={[{ icon: 'clock', label: commitmentLabel, value: commitment, language: languages?.commitment }]}
    />
  );
  const language = <InLanguage of={role} copy={common.inLanguage} />;
  const details = requirements.length > 0 && (
    <>
      {/* Phones have it on the button that unfolds the details. */}
      <h4 className="mb-2 font-bold not-kiosk:not-print:supports-[selector(::details-content)]:@max-[36rem]/section:hidden">
        {requirementsLabel}
      </h4>
      <CheckList items={requirements} language={languages?.requirements} />
    </>
  );
  const actions = <Actions actions={[action]} title={title} about={titleId} filled="none" inCard />;
  if (isPaged) {
    return (
      <KioskCard
        copy={more}
        icon={icon}
        heading={heading}
        title={title}
        note={time}
        text={text}
        details={details}
        buttons={() => actions}
      >
        {language}
      </KioskCard>
    );
  }
  return (
    <Card
      details={
        details && (
          <More copy={more} what="role" of={title} isLong>
            {details}
          </More>
        )
      }
      foot={actions}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 @min-[79rem]:flex-col @min-[79rem]:items-start @min-[79rem]:gap-y-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-[25%] bg-primary text-on-primary print:hidden">
          <Icon id={icon} className="size-1/2" />
        </span>
        {heading}
      </div>
      <div className="mt-3">{text}</div>
      {time && <div className="@container mt-auto pt-3">{time}</div>}
      {language}
    </Card>
  );
}
