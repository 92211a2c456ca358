import { useCopy } from '@/language';
import { renderWhenIdle } from '@/lib/render-when-idle';

/** However many there are. */
const inOneRow = '@min-[56rem]:auto-cols-fr @min-[56rem]:grid-flow-col @min-[56rem]:grid-cols-none';

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
      <dl
        className={`wrap grid grid-cols-2 gap-x-5 gap-y-6 py-8 print:py-3 print:@min-[40rem]:grid-cols-4 ${inOneRow}`}
      >
        {home.figures.map(({ id, value, label }) => (
          <div
            key={id}
            className="figure border-hairline @min-[56rem]:border-s-2 @min-[56rem]:ps-5 first:border-0 first:ps-0"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-4xl font-headline @min-[56rem]:text-5xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
