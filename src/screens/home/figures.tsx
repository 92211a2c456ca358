import { useCopy } from '@/copy';
import { renderedWhenIdle } from '@/lib/render-when-idle';

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
      <dl className="page-column figures gap-x-5 gap-y-6 py-8 in-data-few-lines:gap-y-1 in-data-few-lines:py-2 print:py-3">
        {figures.map(({ id, value, label }) => (
          <div key={id} className="figure">
            <dt className="text-ink-soft not-kiosk:text-base not-kiosk:@min-[56rem]:text-lg">{label}</dt>
            <dd className="text-4xl font-headline @min-[56rem]:text-5xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
