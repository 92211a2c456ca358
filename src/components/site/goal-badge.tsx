import type { Goal } from '@/content/types';

/**
 * A plain badge of one goal: its number on its colour, its title beside it.
 *
 * @param label what a screen reader hears before the number
 */
export function GoalBadge({ number, title, label }: Goal & { label: string }) {
  return (
    <div data-goal={number} className="flex items-center gap-4">
      <span className="grid size-14 shrink-0 place-items-center rounded-control border-2 border-ink bg-(--thread) text-2xl font-bold text-(--thread-ink)">
        <span className="sr-only">{label} </span>
        {number}
      </span>
      <span className="font-bold leading-snug">{title}</span>
    </div>
  );
}
