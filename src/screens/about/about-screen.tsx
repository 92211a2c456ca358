import { ContactWayItem } from '@/components/site/contact-ways';
import { DeferredContent } from '@/components/site/deferred-content';
import { GoalBadge } from '@/components/site/goal-badge';
import { IconCard } from '@/components/site/icon-card';
import { PageBanner } from '@/components/site/page-banner';
import { Section } from '@/components/site/section';
import { threadFor } from '@/components/site/weave/thread-for';
import { Icon } from '@/components/ui/icon';
import { about } from '@/copy/about';
import { goals } from '@/copy/goals';
import { Approach } from './approach';

/** Three uneven rows of a grid with twelve columns. */
const widths = [
  '@min-[62rem]:col-span-5',
  '@min-[62rem]:col-span-4',
  '@min-[62rem]:col-span-3',
  '@min-[62rem]:col-span-3',
  '@min-[62rem]:col-span-4',
  '@min-[62rem]:col-span-5',
  '@min-[62rem]:col-span-7',
  '@min-[62rem]:col-span-5',
];

/** About, part by part in the order of the specification, section 2. */
export default function AboutScreen() {
  const { banner, mission, focus, collaborate } = about;
  return (
    <>
      <PageBanner title={banner.title} text={banner.text} seed={3} />
      <DeferredContent>
        <Section title={mission.title} heading="aside">
          <div className="measure grid gap-4 text-xl">
            {mission.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
        <Section ground="deep" title={focus.title} text={focus.text}>
          <ul className="grid gap-5 @min-[38rem]:grid-cols-2 @min-[62rem]:grid-cols-12">
            {focus.areas.map(({ icon, title, text }, index) => (
              <IconCard
                key={title}
                picture={<Icon name={icon} className="size-7" />}
                title={title}
                text={text}
                goal={threadFor(index + 5)}
                className={widths[index]}
              />
            ))}
          </ul>
        </Section>
        <Section title={about.goals.title} text={about.goals.text}>
          <ul className="grid gap-x-8 gap-y-5 @min-[38rem]:grid-cols-2 @min-[62rem]:grid-cols-3">
            {goals.map((goal) => (
              <li key={goal.number}>
                <GoalBadge {...goal} label={about.goals.badge} />
              </li>
            ))}
          </ul>
          <p className="mt-8 text-ink-soft">{about.goals.disclaimer}</p>
        </Section>
        <Approach />
        <Section title={collaborate.title} text={collaborate.text} heading="aside">
          <ul className="grid gap-8 @min-[40rem]:grid-cols-[3fr_2fr]">
            {collaborate.ways.map((way) => (
              <li key={way.label}>
                <ContactWayItem {...way} />
              </li>
            ))}
          </ul>
        </Section>
      </DeferredContent>
    </>
  );
}
