import type { GoalNumber } from '@/copy/types';

const PATTERN_ID = 'woven-rows';
/** Its height in pixels; a stitch is twice as long. */
const ROW = 10;

/** From the first row, at the bottom, to the last. Their colors stand out on the cards of all themes. */
const rowGoals: readonly GoalNumber[] = [10, 14, 7, 9, 15, 6, 10, 14, 7, 9];
const allRows = rowGoals.map((goal, row) => ({ goal, row, id: `${PATTERN_ID}-${row}` }));
const HEIGHT = ROW * rowGoals.length;

/** The pattern of every {@link Loom}, of which the page needs one. */
export function LoomPattern() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <pattern id={PATTERN_ID} width={ROW * 2} height={HEIGHT} patternUnits="userSpaceOnUse">
        <path d={`M${ROW / 2} 0v${HEIGHT}M${ROW * 1.5} 0v${HEIGHT}`} stroke="var(--thread)" strokeWidth="2" />
      </pattern>
      {allRows.map(({ goal, row, id }) => (
        <pattern
          key={id}
          id={id}
          x={(row % 2 === 0 ? 0.5 : 1.5) * ROW}
          width={ROW * 2}
          height={HEIGHT}
          patternUnits="userSpaceOnUse"
        >
          <path
            d={`M5.5 ${HEIGHT - (row + 0.5) * ROW}h9`}
            stroke={`var(--thread-paint, var(--goal-${goal}))`}
            strokeWidth="8"
            strokeLinecap="round"
          />
        </pattern>
      ))}
    </svg>
  );
}

/** A cloth on its loom, with so many rows woven, at most ten. Requires {@link LoomPattern} on the page. */
export function Loom({ rows, className }: { rows: number; className: string }) {
  return (
    <div className={className}>
      {/* As wide as whole stitches: every other row begins half a stitch later, and ends as much earlier. */}
      <svg
        aria-hidden="true"
        height={HEIGHT + 8}
        className="block w-[calc(round(down,100%-10px,20px)+10px)] border-y-4 border-ink print:hidden"
      >
        <rect width="100%" height={HEIGHT} fill={`url(#${PATTERN_ID})`} />
        {allRows.slice(0, rows).map(({ id, row }) => (
          <rect
            key={id}
            x={row % 2 === 0 ? 5 : 15}
            height={HEIGHT}
            fill={`url(#${id})`}
            className={row % 2 === 0 ? 'w-[calc(100%-10px)]' : 'w-[calc(100%-30px)]'}
          />
        ))}
      </svg>
    </div>
  );
}
