import type { ReactNode } from 'react';
import type { GoalNumber } from '@/content/types';
import { ThreadStrip } from './weave/thread-strip';

interface CardProps {
  /** Makes it the one card that leads its list, with a strong border and an edge woven in this goal's color. */
  feature?: GoalNumber | undefined;
  as?: 'div' | 'li' | 'article' | 'figure';
  className?: string;
  children: ReactNode;
}

/** A card among equals, or the feature of a list. Whatever is quieter than a card is a row (`rows` in base.css). */
export function Card({ feature, as: Element = 'div', className = '', children }: CardProps) {
  return (
    <Element
      className={`flex flex-col overflow-hidden rounded-card bg-card ${feature ? 'border-2 border-ink' : 'border border-hairline'} ${className}`}
    >
      {feature && <ThreadStrip goal={feature} />}
      <div className="flex grow flex-col p-card">{children}</div>
    </Element>
  );
}
