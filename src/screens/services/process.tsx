import { Section } from '@/components/site/section';
import { useCopy } from '@/language';

/** Leads from a step to the next one: down, or across where the steps are side by side. */
const thread =
  '@max-narrow:hidden absolute start-[calc(--spacing(7)-3px)] top-7 h-[calc(100%+--spacing(4))] w-1.5 bg-(--process-thread) print:hidden';
const threadAcross =
  '@min-[62rem]:start-7 @min-[62rem]:top-[calc(--spacing(7)-3px)] @min-[62rem]:h-1.5 @min-[62rem]:w-[calc(100%+--spacing(6))]';

/** The number stands above its step where a word would not fit beside it. */
const step = 'relative @min-narrow:grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 print:gap-x-3';

/** Side by side, their texts start at one height. */
const stepInRow = '@min-[62rem]:row-span-3 @min-[62rem]:grid-cols-1 @min-[62rem]:grid-rows-subgrid';

/** The four steps, as knots on the thread that is tied where the screen invites to act. */
export function Process() {
  const { services } = useCopy<'screens'>();
  const { title, text, steps } = services.process;
  return (
    <Section anchor="process" background="deep" title={title} text={text}>
      <ol className="grid gap-x-6 gap-y-8 [--process-thread:var(--thread-paint,var(--goal-10))] print:gap-y-4 @min-[62rem]:grid-cols-4 @min-[62rem]:gap-y-0">
        {steps.map(({ id, title, text }, index) => (
          <li key={id} className={`${step} ${stepInRow}`}>
            {index < steps.length - 1 && <span aria-hidden="true" className={`${thread} ${threadAcross}`} />}
            <span
              aria-hidden="true"
              className="relative grid size-14 print:size-9 place-items-center rounded-full border-2 border-ink bg-card text-2xl font-bold"
            >
              {index + 1}
            </span>
            <div className="pt-2.5 print:pt-1 @min-[62rem]:contents">
              <h3 className="@min-[62rem]:pt-5">{title}</h3>
              <p className="mt-2 text-ink-soft print:mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
