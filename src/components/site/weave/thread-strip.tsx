import type { GoalNumber } from '@/content/types';

interface ThreadStripProps {
  goal: GoalNumber;
  /** In pixels. */
  thickness?: number;
  className?: string;
}

/** A strip of woven dashes in one goal's color, for the edge of a card. */
export function ThreadStrip({ goal, thickness = 10, className = '' }: ThreadStripProps) {
  return (
    <svg
      aria-hidden="true"
      height={thickness}
      className={`block w-full print:hidden ${className}`}
      data-goal={goal}
    >
      <line
        x2="100%"
        y1={thickness / 2}
        y2={thickness / 2}
        stroke="var(--thread-paint, var(--thread))"
        strokeWidth={thickness}
        strokeDasharray="28 4"
        strokeDashoffset="8"
      />
    </svg>
  );
}
