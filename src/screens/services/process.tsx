import { Section } from '@/components/site/section';
import { threadFor } from '@/components/site/weave/thread-for';
import { ThreadStrip } from '@/components/site/weave/thread-strip';
import { useCopy } from '@/language';

/** The four steps, as knots on one thread. */
export function Process() {
  const { services } = useCopy<'screens'>();
  const { title, text, steps } = services.process;
  return (
    <Section anchor="process" background="deep" title={title} text={text}>
      <ol className="grid gap-x-6 gap-y-10 print:gap-y-4 @min-[38rem]:grid-cols-2 @min-[62rem]:grid-cols-4">
        {steps.map((step, index) => (
          <li
            key={step.id}
            className="print:grid print:grid-cols-[auto_1fr] print:grid-rows-[auto_1fr] print:gap-x-3"
          >
            <div className="flex items-center print:row-span-2 print:items-start">
              <span
                aria-hidden="true"
                className="grid size-14 shrink-0 print:size-9 place-items-center rounded-full border-2 border-ink bg-card text-2xl font-bold"
              >
                {index + 1}
              </span>
              <ThreadStrip goal={threadFor(index + 4)} className="min-w-0 grow" />
            </div>
            <h3 className="mt-5 print:mt-1">{step.title}</h3>
            <p className="mt-2 text-ink-soft print:mt-1">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
