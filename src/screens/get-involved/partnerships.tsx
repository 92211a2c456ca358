import { CheckList } from '@/components/site/check-list';
import { InLanguage } from '@/components/site/in-language';
import { KioskCard, kioskCards } from '@/components/site/kiosk-card';
import { More } from '@/components/site/more';
import { Scene } from '@/components/site/scenes/scene';
import { Section } from '@/components/site/section';
import { Icon } from '@/components/ui/icon';
import type { Partnership } from '@/content/document';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { useCapabilities } from '@/host/capabilities';
import { fill } from '@/lib/fill';

/** Lists the kinds of partnership with their benefits. If there are none, asks for ideas. */
export function Partnerships({ partnerships }: { partnerships: readonly Partnership[] }) {
  const { common, getInvolved, more } = useCopy(screensCopy);
  const { isPaged } = useCapabilities();
  const { title, text, benefitsLabel, empty } = getInvolved.partner;
  return (
    <Section
      anchor="partner"
      title={title}
      lead={text}
      heading={isPaged ? 'above' : 'aside'}
      className="print:break-inside-avoid"
      picture={!isPaged && <Scene name="bakery" className="@max-[36rem]:mt-6" />}
    >
      {partnerships.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul className={isPaged ? kioskCards : 'ruled-list'}>
          {partnerships.map(({ id, title: name, description, icon, benefits, languages }) => {
            const text = (
              <>
                <p lang={languages?.description} className="whitespace-pre-line text-ink-soft text-balance">
                  {description}
                </p>
                <InLanguage of={{ languages }} copy={common.inLanguage} />
              </>
            );
            const list = benefits.length > 0 && (
              <CheckList
                items={benefits}
                language={languages?.benefits}
                label={fill(benefitsLabel, { title: name })}
              />
            );
            if (isPaged) {
              return (
                <KioskCard
                  copy={more}
                  key={id}
                  icon={icon}
                  text={text}
                  heading={
                    <h3 lang={languages?.title} className="card-title">
                      {name}
                    </h3>
                  }
                  title={name}
                  details={list}
                />
              );
            }
            return (
              <li
                key={id}
                className="grid grid-cols-1 gap-x-8 gap-y-2 py-row print:py-2.5 @min-[30rem]:grid-cols-[6fr_7fr]"
              >
                <h3 className="col-span-full flex items-center gap-3 flex-wrap gap-y-1">
                  <Icon id={icon} className="size-7 text-primary" />
                  <span lang={languages?.title} className="beside-icon">
                    {name}
                  </span>
                </h3>
                <div>{text}</div>
                {list && (
                  <More copy={more} what="partnership" of={name} isLong>
                    {list}
                  </More>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
