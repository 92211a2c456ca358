import { useId } from 'react';

const DASH = 44;
const GOALS = Array.from({ length: 17 }, (_, index) => index + 1);

/** All 17 threads in one woven line from edge to edge, to part two sections. */
export function ThreadDivider({ className = '' }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={`block h-4 w-full ${className}`}>
      <defs>
        <pattern id={id} width={DASH * GOALS.length} height="16" patternUnits="userSpaceOnUse">
          {GOALS.map((goal, index) => (
            <path
              key={goal}
              d={`M${index * DASH + 3} ${index % 2 === 0 ? 4.5 : 11.5}h${DASH + 12}`}
              stroke={`var(--goal-${goal})`}
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
