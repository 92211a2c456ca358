import type { GoalNumber } from '@/content/types';

const PATTERN_ID = 'woven-rows';
/** Its height in pixels; a stitch is twice as long. */
const ROW = 16;

/** From the first row, at the bottom, to the last. Their colors stand out on the cards of all themes. */
const rowGoals: readonly GoalNumber[] = [10, 14, 7, 9, 15, 6];
const HEIGHT = ROW * rowGoals.length;

/** The pattern of every {@link Loom}, of which the page needs one. */
export function LoomPattern() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <pattern id={PATTERN_ID} width={ROW * 2} height={HEIGHT} patternUnits="userSpaceOnUse">
        <path d={`M${ROW / 2} 0v${HEIGHT}M${ROW * 1.5} 0v${HEIGHT}`} stroke="var(--thread)" strokeWidth="2" />
      </pattern>
      {rowGoals.map((goal, row) => (
        <pattern
          key={goal}
          id={`${PATTERN_ID}-${row}`}
          x={(row % 2 === 0 ? 0.5 : 1.5) * ROW}
          width={ROW * 2}
          height={HEIGHT}
          patternUnits="userSpaceOnUse"
        >
          <path
            d={`M8.5 ${HEIGHT - (row + 0.5) * ROW}h15`}
            stroke={`var(--thread-paint, var(--goal-${goal}))`}
            strokeWidth="13"
            strokeLinecap="round"
          />
        </pattern>
      ))}
    </svg>
  );
}

/** A cloth on its loom, with so many rows woven. Requires {@link LoomPattern} on the page. */
export function Loom({ rows, className }: { rows: number; className: string }) {
  return (
    <div className={className}>
      <svg
        aria-hidden="true"
        height={HEIGHT + 8}
        className="block w-[round(down,100%,32px)] border-y-4 border-ink print:hidden"
      >
        <rect width="100%" height={HEIGHT} fill={`url(#${PATTERN_ID})`} />
        {rowGoals.slice(0, rows).map((goal, row) => (
          <rect key={goal} width="100%" height={HEIGHT} fill={`url(#${PATTERN_ID}-${row})`} />
        ))}
      </svg>
    </div>
  );
}
