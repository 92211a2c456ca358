import { THREAD_PATTERN } from './thread-pattern';

/** All 17 threads in one woven line from edge to edge, to part two sections. */
export function ThreadDivider() {
  return (
    <svg aria-hidden="true" className="block h-4 w-full print:hidden">
      <rect width="100%" height="16" fill={`url(#${THREAD_PATTERN})`} />
    </svg>
  );
}
