import type { GoalNumber } from '@/copy/types';

const PATTERN_ID = 'woven-rows';
/** The height of a row in pixels. The pattern repeats after twice that width: once over, once under. */
const ROW = 8;
const FRINGE = 8;

/** The colors from the first row, at the bottom, to the last. They stand out on cards of all themes. */
const rowGoals: readonly GoalNumber[] = [10, 14, 7, 9, 15, 6, 10, 14, 7, 9];
const HEIGHT = ROW * rowGoals.length;

/** Defines the patterns that every {@link Loom} shares. In a row, the thread passes behind every other upright thread. */
export function LoomPattern() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <pattern id={PATTERN_ID} width={ROW * 2} height={HEIGHT + FRINGE} patternUnits="userSpaceOnUse">
        <path
          d={`M${ROW / 2} 0v${HEIGHT + FRINGE}M${ROW * 1.5} 0v${HEIGHT + FRINGE}`}
          className="stroke-hairline"
          strokeWidth="2"
        />
      </pattern>
      {[0.5, 1.5].map((column, row) => (
        <pattern
          key={column}
          id={`${PATTERN_ID}-${row}`}
          width={ROW * 2}
          height={HEIGHT}
          patternUnits="userSpaceOnUse"
        >
          <path
            d={`M${column * ROW} 0v${HEIGHT}`}
            className="stroke-(--thread-edge,var(--color-ink)) forced-colors:stroke-[Canvas]"
            strokeWidth="3"
          />
        </pattern>
      ))}
    </svg>
  );
}

/** Shows a cloth on its rod with some rows woven, at most ten. Requires {@link LoomPattern} on the page. */
export function Loom({ rows, className }: { rows: number; className: string }) {
  return (
    <div className={className}>
      <svg
        aria-hidden="true"
        height={HEIGHT + FRINGE + 4}
        className="block w-full border-t-4 border-ink print:hidden"
      >
        <rect width="100%" height={HEIGHT + FRINGE} fill={`url(#${PATTERN_ID})`} />
        {rowGoals.slice(0, rows).map((goal, row) => {
          const place = { y: HEIGHT - (row + 1) * ROW, width: '100%', height: ROW - 1 };
          return (
            <g key={place.y}>
              <rect {...place} rx="4" fill={`var(--thread-paint, var(--goal-${goal}))`} />
              <rect {...place} fill={`url(#${PATTERN_ID}-${row % 2})`} />
            </g>
          );
        })}
      </svg>
    </div>
  );
}
