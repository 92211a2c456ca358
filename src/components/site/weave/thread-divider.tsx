const PATTERN_ID = 'thread-pattern';
const DASH = 32;
const GOALS = Array.from({ length: 17 }, (_, index) => index);

/** One dash of the thread, alternately over and under. */
function dash(index: number): string {
  return `M${index * DASH + 4} ${index % 2 === 0 ? 4.5 : 11.5}h${DASH - 8}`;
}

/** The pattern of every {@link ThreadDivider}. Rendered once per page, since it has more elements than all of them. */
export function ThreadPattern() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <pattern
        id={PATTERN_ID}
        width={DASH * GOALS.length * 2}
        height="16"
        patternUnits="userSpaceOnUse"
        strokeWidth="5"
        strokeLinecap="round"
      >
        {/* Twice, so that over and under still alternate where the pattern repeats. */}
        {GOALS.map((index) => (
          <path
            key={index}
            d={dash(index) + dash(index + GOALS.length)}
            stroke={`var(--thread-paint, var(--goal-${index + 1}))`}
          />
        ))}
      </pattern>
    </svg>
  );
}

/**
 * All 17 threads in one woven line across the page. The last dash is whole if the engine can round. Requires
 * {@link ThreadPattern} on the page.
 */
export function ThreadDivider() {
  return (
    <svg aria-hidden="true" width="100%" className="mx-auto block h-4 w-[round(down,100%,32px)] print:hidden">
      <rect width="100%" height="16" fill={`url(#${PATTERN_ID})`} />
    </svg>
  );
}
