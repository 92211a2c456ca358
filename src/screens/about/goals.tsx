import { Section } from '@/components/site/section';
import { BreakableText } from '@/components/ui/breakable-text';
import type { Mission } from '@/content/document';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { useCapabilities } from '@/host/capabilities';

/** Shows the goals in pairs on phones where their longest words fit, and in more columns where there is room. */
const list = [
  'grid items-center gap-x-8 gap-y-5 leading-[1.375] [--badge-gap:min(1rem,4vw)] [--badge-size:min(3.5rem,18vw)]',
  '@max-[38rem]:gap-x-3 not-kiosk:@max-[38rem]:gap-y-4 kiosk:@max-[38rem]:gap-y-1 kiosk:@max-[38rem]:[--badge-size:2rem] @max-[38rem]:text-[1rem] @max-[38rem]:leading-[1.25]',
  '@max-[38rem]:[--badge-gap:--spacing(2.5)] not-kiosk:@max-[38rem]:[--badge-size:min(2.75rem,18vw)]',
  'not-kiosk:@min-[23rem]:@max-[38rem]:auto-rows-fr @min-[23rem]:grid-cols-2 @min-[62rem]:grid-cols-3 @min-[62rem]:gap-y-3',
  'kiosk:@min-[62rem]:grid-cols-5 kiosk:@min-[62rem]:gap-x-4 kiosk:@min-[62rem]:[--badge-size:2.75rem]',
  // Keeps badges small, and has three columns sooner, on a tablet kiosk, whose text is large for its display.
  'compact:gap-y-2 tight:gap-y-1 compact:leading-[1.25] compact:[--badge-gap:0.6rem] compact:@max-[62rem]:[--badge-size:1.7rem] compact:@min-[34rem]:@max-[62rem]:grid-cols-3',
  'print:gap-y-2 print:[--badge-size:2.5rem] print:@min-[48rem]:grid-cols-3',
].join(' ');

/** The 17 Sustainable Development Goals, each as a badge in its color with its title beside it. */
export function Goals({ mission }: { mission: Mission }) {
  const { about, goals } = useCopy(screensCopy);
  const { title, text, badge, disclaimer } = about.goals;
  const { isPaged } = useCapabilities();
  return (
    <Section
      anchor="goals"
      title={title}
      text={
        <>
          {text} <span lang={mission.languages?.goals}>{mission.goals}</span>
          {isPaged && ` ${disclaimer}`}
        </>
      }
    >
      <ul className={`${list} ${isPaged ? 'not-compact:break-inside-avoid' : ''}`}>
        {goals.map((goal) => (
          <li key={goal.number}>
            <div className={`goal-${goal.number} flex flex-wrap items-center gap-x-(--badge-gap) gap-y-2`}>
              <span className="grid size-(--badge-size) shrink-0 place-items-center rounded-control border-2 border-ink bg-(--thread) text-[length:min(1.5rem,0.6*var(--badge-size))] leading-none font-bold text-(--thread-ink)">
                <span className="sr-only">{`${badge} `}</span>
                {goal.number}
              </span>{' '}
              <span className="beside-icon">
                <BreakableText>{goal.title}</BreakableText>
              </span>
            </div>
          </li>
        ))}
      </ul>
      {/* In the kiosk, this sentence would be alone on a page, so the introduction ends with it. */}
      {!isPaged && <p className="mt-5 text-ink-soft print:mt-3">{disclaimer}</p>}
    </Section>
  );
}
