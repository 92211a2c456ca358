import type { Program } from '@/content/document';
import { useCopy } from '@/copy';
import { type ScreensCopy, screensCopy } from '@/copy/screens';
import type { GoalNumber } from '@/copy/types';
import { keysOf } from '@/lib/keys-of';

type CategoryId = keyof ScreensCopy['programs']['list']['categories'];

/** The thread color of each known category (specification, section 2). */
const goals: Readonly<Record<CategoryId, GoalNumber>> = {
  support: 17,
  education: 4,
  career: 9,
  'life-skills': 13,
  family: 10,
  social: 14,
};

/** A program's category, with its color along the top of the card; one that only staff know is gray. */
export function CategoryBadge({ program: { category, languages } }: { program: Program }) {
  const { categories } = useCopy(screensCopy).programs.list;
  const known = keysOf(goals).find((id) => categories[id] === category);
  return (
    <span lang={languages?.category} data-goal={known && goals[known]} className="text-base font-bold">
      <span
        aria-hidden="true"
        className="absolute inset-x-0 top-0 h-2.5 border-b-2 border-ink bg-(--thread) print:hidden"
      />
      {category}
    </span>
  );
}
