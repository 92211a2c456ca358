import type { GoalNumber, ProgramCategory } from '@/content/types';

/** The thread color of each category, by its id; any other category is gray (specification, section 2). */
const threads: Readonly<Record<string, GoalNumber>> = {
  support: 17,
  education: 4,
  career: 9,
  'life-skills': 13,
  family: 10,
  social: 14,
};

/** A program's category, with its color beside the label. */
export function CategoryBadge({ id, label }: ProgramCategory) {
  return (
    <span
      data-goal={Object.hasOwn(threads, id) ? threads[id] : undefined}
      className="inline-flex items-center gap-2 rounded-full border-2 border-ink px-3.5 py-1 text-base font-bold"
    >
      <span
        aria-hidden="true"
        className="size-4 rounded-sm border border-ink bg-(--thread,#8a8795) print:hidden"
      />
      {label}
    </span>
  );
}
