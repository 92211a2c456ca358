import { useCopy } from '@/copy';
import { renderedWhenIdle } from '@/lib/render-when-idle';

/** Shows figures in pairs, or all in one row, however many there are. */
const row =
  'grid grid-cols-[1fr_1fr] @min-[36rem]:auto-cols-[1fr] @min-[36rem]:grid-flow-col @min-[36rem]:grid-cols-none print:@min-[40rem]:grid-cols-[repeat(4,1fr)]';

/** Puts a figure above its label; in a narrow container beside it, or above if the longest word does not fit there. */
const figure = [
  'flex flex-col-reverse justify-end @max-[20rem]:col-span-full @max-[20rem]:flex-row-reverse',
  '@max-[20rem]:flex-wrap-reverse @max-[20rem]:items-baseline @max-[20rem]:gap-x-[0.5rem]',
].join(' ');

const lineBefore =
  '@min-[36rem]:not-first:border-s-2 @min-[36rem]:not-first:border-hairline @min-[36rem]:not-first:ps-5';

interface FiguresProps {
  /** Whether the foundation works toward the 17 goals. */
  hasGoals: boolean;
}

/** Shows the claimed figures on a band of ink: four, or as many as the foundation has. */
export function Figures({ hasGoals }: FiguresProps) {
  const { home } = useCopy();
  const figures = home.figures.filter(({ id }) => id !== 'goals' || hasGoals);
  return (
    <section
      {...renderedWhenIdle}
      aria-label={home.figuresLabel}
      className="@container break-inside-avoid border-y-2 border-band-edge band-ink"
    >
      <dl className={`page-column ${row} gap-x-5 gap-y-6 py-8 few:gap-y-1 few:py-2 print:py-3`}>
        {figures.map(({ id, value, label }) => (
          <div key={id} className={`${figure} ${lineBefore}`}>
            <dt className="text-ink-soft @max-[20rem]:flex-[1_1_0] not-kiosk:text-base not-kiosk:@min-[56rem]:text-lg">
              {label}
            </dt>
            <dd className="text-4xl font-headline @max-[20rem]:min-w-[3em] @max-[20rem]:text-(length:--text-2xl) @min-[56rem]:text-5xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
