import type { GoalNumber } from '@/content/types';

interface ThreadStripProps {
  goal: GoalNumber;
  /** How thick the strip is, in pixels. */
  thickness?: number;
  className?: string;
}

/** A strip of woven dashes in one goal's colour, for the edge of a card. */
export function ThreadStrip({ goal, thickness = 12, className = '' }: ThreadStripProps) {
  const dash = {
    x1: 0,
    x2: '100%',
    stroke: 'var(--thread)',
    strokeWidth: thickness / 2,
    strokeDasharray: '26 5',
  };
  return (
    <svg aria-hidden="true" height={thickness} className={`block w-full ${className}`} data-goal={goal}>
      <line {...dash} y1={thickness / 4} y2={thickness / 4} />
      <line {...dash} y1={(thickness * 3) / 4} y2={(thickness * 3) / 4} strokeDashoffset={15.5} />
    </svg>
  );
}
