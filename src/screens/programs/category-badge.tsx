import type { GoalNumber, ProgramCategory } from '@/content/types';

/** The thread color of each category, by its id; any other category is gray (specification, section 2). */
const goals: Readonly<Record<string, GoalNumber>> = {
  support: 17,
  education: 4,
  career: 9,
  'life-skills': 13,
  family: 10,
  social: 14,
};

/** Returns the goal whose thread a category has; none for a category added by staff. */
function goalOf({ id }: ProgramCategory): GoalNumber | undefined {
  return Object.hasOwn(goals, id) ? goals[id] : undefined;
}

/** A program's category, with its color beside the label. */
export function CategoryBadge(category: ProgramCategory) {
  return (
    <span data-goal={goalOf(category)} className="inline-flex items-center gap-2 text-base">
      <span
        aria-hidden="true"
        className="size-[min(1rem,5vw)] shrink-0 rounded-sm border border-ink bg-(--thread) print:hidden"
      />
      {category.label}
    </span>
  );
}
