import { Section } from '@/components/site/section';
import { BreakableText } from '@/components/ui/breakable-text';
import type { Mission } from '@/content/document';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { useCapabilities } from '@/host/capabilities';

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
      <ul className="goal-badges">
        {goals.map((goal) => (
          <li key={goal.number}>
            <div className={`goal-${goal.number} flex flex-wrap items-center gap-x-(--badge-gap) gap-y-2`}>
              <span className="grid size-(--badge-size) shrink-0 place-items-center rounded-control border-2 border-ink bg-(--thread) text-[length:min(1.5rem,11vw)] font-bold text-(--thread-ink)">
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
      {/* In the kiosk, this link would be alone on a page. */}
      {!isPaged && <p className="mt-5 text-ink-soft print:mt-3">{disclaimer}</p>}
    </Section>
  );
}
