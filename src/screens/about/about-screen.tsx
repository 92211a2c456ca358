import { ContactWayItem } from '@/components/site/contact-ways';
import { DeferredContent } from '@/components/site/deferred-content';
import { PageBanner, type ScreenPart } from '@/components/site/page-banner';
import { Scene } from '@/components/site/scenes/scene';
import { Section } from '@/components/site/section';
import { Icon } from '@/components/ui/icon';
import { useCopy } from '@/language';
import { Approach } from './approach';
import { Goals } from './goals';

/** About, with its sections in the order of the specification, section 2. */
export default function AboutScreen() {
  const { about, wayfinding } = useCopy<'screens'>();
  const parts: readonly ScreenPart[] = [
    { anchor: 'mission', title: about.mission.title, scene: 'blanket' },
    { anchor: 'focus', title: about.focus.title, scene: 'pictureBoard' },
    { anchor: 'goals', title: about.goals.title, scene: 'garden' },
    { anchor: 'approach', title: about.approach.title, scene: 'kitchen' },
    { anchor: 'collaborate', title: about.collaborate.title, scene: 'desk' },
  ];
  const { banner, mission, focus, collaborate } = about;
  return (
    <>
      <PageBanner {...banner} scene="meeting" partsLabel={wayfinding.onThisPage} parts={parts} />
      <DeferredContent>
        <Section anchor="mission" title={mission.title} heading="aside">
          <div className="measure grid gap-4 text-xl kiosk:portrait:@min-[44rem]:text-[2rem]">
            {mission.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
        <Section anchor="focus" background="deep" title={focus.title} text={focus.text}>
          <ul className="grid grid-cols-1 gap-x-16 @min-[46rem]:grid-cols-2">
            {focus.areas.map(({ id, icon, title, text }) => (
              // Not flex itself: in Chromium, the whole list would move to the next page of a printout.
              <li key={id} className="border-t border-hairline py-5 kiosk:py-3 print:py-2">
                <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
                  <Icon id={icon} className="mt-0.5 size-7 text-primary" />
                  <div className="beside @max-narrow:contents">
                    <h3 className="@max-narrow:beside">{title}</h3>
                    <p className="mt-1 text-ink-soft @max-narrow:w-full">{text}</p>
                  </div>
                </div>
              </li>
            ))}
          </ul>
        </Section>
        <Goals />
        <Approach />
        <Section
          anchor="collaborate"
          title={collaborate.title}
          text={collaborate.text}
          heading="aside"
          illustration={<Scene name="garden" />}
        >
          <ul className="rows print:flex print:flex-wrap print:gap-x-12 print:border-0 print:*:border-0!">
            {collaborate.ways.map((way) => (
              <li key={way.id} className="py-6">
                <ContactWayItem {...way} />
              </li>
            ))}
          </ul>
        </Section>
      </DeferredContent>
    </>
  );
}
