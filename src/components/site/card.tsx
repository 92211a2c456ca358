import type { ReactNode } from 'react';
import type { GoalNumber } from '@/content/types';
import { ThreadStrip } from './weave/thread-strip';

interface CardProps {
  /** The goal that gives the woven edge its color; gray without one. */
  goal: GoalNumber | undefined;
  as?: 'div' | 'li' | 'article' | 'figure';
  className?: string;
  children: ReactNode;
}

/** A card with one thread along its top edge. */
export function Card({ goal, as: Element = 'div', className = '', children }: CardProps) {
  return (
    <Element
      className={`flex flex-col overflow-hidden rounded-card border-2 border-ink bg-card ${className}`}
    >
      <ThreadStrip goal={goal} />
      <div className="flex grow flex-col p-card">{children}</div>
    </Element>
  );
}
