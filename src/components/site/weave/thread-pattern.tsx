const DASH = 32;
/** An even number of dashes, so that over and under still alternate where the pattern repeats. */
const DASHES = Array.from({ length: 34 }, (_, index) => index);

/** What names the pattern on the page. */
export const THREAD_PATTERN = 'thread-pattern';

/** All 17 threads in one woven line: once for the page, as it is more to draw than all that is drawn with it. */
export function ThreadPattern() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <pattern
        id={THREAD_PATTERN}
        width={DASH * DASHES.length}
        height="16"
        patternUnits="userSpaceOnUse"
        strokeWidth="5"
        strokeLinecap="round"
      >
        {DASHES.map((index) => (
          <path
            key={index}
            d={`M${index * DASH + 4} ${index % 2 === 0 ? 4.5 : 11.5}h${DASH - 8}`}
            stroke={`var(--thread-paint, var(--goal-${(index % 17) + 1}))`}
          />
        ))}
      </pattern>
    </svg>
  );
}
