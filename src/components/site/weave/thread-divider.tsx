import { threadColor } from './thread-color';

/** The length of a dash. The line is as many units wide as there are threads. */
const DASH = 8;
const THREADS = Array.from({ length: 17 }, (_, index) => index);

/** Draws the 17 threads of the goals, each once, in one woven line across the page. */
export function ThreadDivider() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${THREADS.length * DASH} 16`}
      preserveAspectRatio="none"
      strokeWidth="5"
      strokeLinecap="round"
      className="block h-4 w-full *:[vector-effect:non-scaling-stroke] print:hidden"
    >
      {THREADS.map((index) => (
        <path
          key={index}
          d={`M${index * DASH + 1} ${index % 2 === 0 ? 4.5 : 11.5}h${DASH - 2}`}
          stroke={threadColor(index + 1)}
        />
      ))}
    </svg>
  );
}
