import { useCopy } from '@/copy';
import { renderWhenIdle } from '@/lib/render-when-idle';

/** The claimed figures on a band of ink: four, or those that the foundation has. */
export function Figures() {
  const { home } = useCopy();
  return (
    <section
      ref={renderWhenIdle}
      data-below-first-view
      aria-label={home.figuresLabel}
      className="render-when-idle @container border-y-2 border-band-edge band-ink kiosk:stop-figures"
    >
      <dl className="wrap figures gap-x-5 gap-y-6 py-8 print:py-3">
        {home.figures.map(({ id, value, label }) => (
          <div key={id} className="figure">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-4xl font-headline @min-[56rem]:text-5xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
