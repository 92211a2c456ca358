import type { GoalNumber } from '@/content/types';

interface ThreadStripProps {
  /** The goal that gives it its color; gray without one. */
  goal: GoalNumber | undefined;
  /** In pixels. */
  thickness?: number;
  className?: string;
}

/** A strip of woven dashes in one goal's color, for the edge of a card. Any width has a whole number of dashes. */
export function ThreadStrip({ goal, thickness = 10, className = '' }: ThreadStripProps) {
  return (
    <svg
      aria-hidden="true"
      height={thickness}
      className={`thread-strip block w-full print:hidden ${className}`}
      data-goal={goal}
    />
  );
}
