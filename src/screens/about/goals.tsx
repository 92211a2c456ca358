import { Section } from '@/components/site/section';
import { BreakableText } from '@/components/ui/breakable-text';
import { useCopy } from '@/language';

const numberColors = 'bg-(--thread) text-[min(1.5rem,11vw)] font-bold text-(--thread-ink)';

/** The 17 Sustainable Development Goals, each as a badge in its color with its title beside it. */
export function Goals() {
  const { about, goals } = useCopy<'screens'>();
  const { title, text, badge, disclaimer } = about.goals;
  return (
    <Section anchor="goals" title={title} text={text}>
      <ul className="grid gap-x-8 gap-y-5 kiosk:gap-y-2 print:gap-y-2 @min-[38rem]:grid-cols-2 @min-[62rem]:grid-cols-3 print:@min-[48rem]:grid-cols-3">
        {goals.map((goal) => (
          <li key={goal.number}>
            <div
              data-goal={goal.number}
              className="flex items-center gap-x-[min(1rem,4vw)] flex-wrap gap-y-2"
            >
              <span
                className={`grid size-[min(3.5rem,18vw)] shrink-0 place-items-center rounded-control border-2 border-ink print:size-10 ${numberColors}`}
              >
                <span className="sr-only">{`${badge} `}</span>
                {goal.number}
              </span>{' '}
              <span className="beside leading-snug">
                <BreakableText>{goal.title}</BreakableText>
              </span>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-ink-soft kiosk:mt-4 print:mt-3">{disclaimer}</p>
    </Section>
  );
}
