import { InLanguage } from '@/components/site/in-language';
import { Scene } from '@/components/site/scenes/scene';
import { Section } from '@/components/site/section';
import type { LocalizedContent, Mission } from '@/content/document';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { useCapabilities } from '@/host/capabilities';

/** Puts the steps below each other, or side by side, where their texts start at one height. */
const list = [
  'grid gap-x-6 gap-y-row print:gap-y-4',
  'compact:@min-[30rem]:@max-[62rem]:grid-cols-2 compact:@min-[30rem]:@max-[62rem]:gap-y-[calc(0.03*var(--page-height))]',
  '@min-[62rem]:grid-cols-4 @min-[62rem]:gap-y-0',
].join(' ');

/** Puts the number above its step where a word would not fit beside it. */
const row = [
  'relative grid-cols-[auto_minmax(0,1fr)] gap-x-5 @min-[20rem]:grid compact:@min-[15rem]:grid print:gap-x-3',
  '@min-[62rem]:row-span-3 @min-[62rem]:grid-cols-1 @min-[62rem]:grid-rows-subgrid',
].join(' ');

/** Leads to the next step, which is below or beside this one. */
const thread = [
  'absolute hidden bg-[var(--thread-paint,var(--goal-10))] @min-[20rem]:block print:hidden!',
  'top-7 left-[calc(--spacing(7)-3px)] h-[calc(100%+--spacing(4))] w-[6px]',
  'compact:@min-[30rem]:@max-[62rem]:hidden',
  '@min-[62rem]:top-[calc(--spacing(7)-3px)] @min-[62rem]:left-7 @min-[62rem]:h-[6px] @min-[62rem]:w-[calc(100%+--spacing(6))]',
].join(' ');

const knot =
  'relative grid size-14 place-items-center rounded-full border-2 border-ink bg-card text-(length:--text-2xl) font-bold print:size-9';

/** Fills a wide page of the kiosk, which the steps alone would leave half empty. */
const picture = 'w-[calc(0.6*var(--page-height))] portrait:hidden in-data-text:hidden @max-[52rem]:hidden';

/** The steps on the way to support, as knots on one thread. */
export function Process({ steps, mission }: { steps: LocalizedContent['steps']; mission: Mission }) {
  const { common, services } = useCopy(screensCopy);
  const { isPaged } = useCapabilities();
  return (
    <Section
      anchor="process"
      background="deep"
      title={services.process.title}
      lead={mission.process && <span lang={mission.languages?.process}>{mission.process}</span>}
    >
      <div className={isPaged ? 'flex items-start gap-x-10' : ''}>
        <ol className={`${list} flex-1`}>
          {steps.map((step, index) => (
            <li key={step.id} className={row}>
              {index < steps.length - 1 && <span aria-hidden="true" className={thread} />}
              <span aria-hidden="true" className={knot}>
                {index + 1}
              </span>
              <div className="pt-2.5 @min-[62rem]:contents print:pt-1">
                <h3 lang={step.languages?.title} className="@min-[62rem]:pt-5">
                  {step.title}
                </h3>
                <p lang={step.languages?.description} className="mt-2 text-ink-soft print:mt-1">
                  {step.description}
                </p>
                <InLanguage of={step} copy={common.inLanguage} />
              </div>
            </li>
          ))}
        </ol>
        {isPaged && <Scene name="meeting" className={picture} />}
      </div>
    </Section>
  );
}
