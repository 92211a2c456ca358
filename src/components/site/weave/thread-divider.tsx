import { useId } from 'react';

const DASH = 32;
/** An even number of dashes, so that over and under still alternate where the pattern repeats. */
const DASHES = Array.from({ length: 34 }, (_, index) => index);

/** All 17 threads in one woven line from edge to edge, to part two sections. */
export function ThreadDivider({ className = '' }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={`block h-4 w-full print:hidden ${className}`}>
      <defs>
        <pattern id={id} width={DASH * DASHES.length} height="16" patternUnits="userSpaceOnUse">
          {DASHES.map((index) => (
            <path
              key={index}
              d={`M${index * DASH + 4} ${index % 2 === 0 ? 4.5 : 11.5}h${DASH - 8}`}
              stroke={`var(--thread-paint, var(--goal-${(index % 17) + 1}))`}
              strokeWidth="5"
              strokeLinecap="round"
            />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="16" fill={`url(#${id})`} />
    </svg>
  );
}
