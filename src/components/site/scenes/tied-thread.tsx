import type { GoalNumber } from '@/content/types';

/** The thread of a screen's picture, tied where the screen invites to act. Hidden from screen readers. */
export function TiedThread({ goal }: { goal: GoalNumber }) {
  return (
    <svg
      viewBox="40 80 340 260"
      aria-hidden="true"
      fill="none"
      stroke={`var(--thread-paint, var(--goal-${goal}))`}
      strokeWidth="13"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-full w-full overflow-visible print:hidden rtl:-scale-x-100"
    >
      <path d="M200 180C165 114 90 105 90 158 90 206 160 202 200 180 235 114 310 105 310 158 310 206 240 202 200 180 191 221 172 250 136 268" />
      <path d="M200 180C212 236 256 292 326 292 396 292 400 236 470 236H1400" />
    </svg>
  );
}
