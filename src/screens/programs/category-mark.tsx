import { Icon } from '@/components/ui/icon';
import type { Program } from '@/content/document';
import type { IconId } from '@/content/icons';
import { useCopy } from '@/copy';
import { type ScreensCopy, screensCopy } from '@/copy/screens';
import type { GoalNumber } from '@/copy/types';
import { keysOf } from '@/lib/keys-of';

type CategoryId = keyof ScreensCopy['programs']['list']['categories'];

interface CategoryMark {
  /** Its thread color. */
  goal: GoalNumber;
  icon: IconId;
}

/** The marks of the known categories (specification, section 2). */
const marks: Readonly<Record<CategoryId, CategoryMark>> = {
  support: { goal: 17, icon: 'message' },
  education: { goal: 4, icon: 'book' },
  career: { goal: 9, icon: 'briefcase' },
  'life-skills': { goal: 13, icon: 'home' },
  family: { goal: 10, icon: 'heart' },
  social: { goal: 14, icon: 'people' },
};

/** The picture of a program's category, on its color; that of one that only staff know is gray. */
export function CategoryMark({ program: { category } }: { program: Program }) {
  const { categories } = useCopy(screensCopy).programs.list;
  const known = keysOf(marks).find((id) => categories[id] === category);
  return (
    <span
      data-goal={known && marks[known].goal}
      className="grid size-14 kiosk:size-10 shrink-0 place-items-center rounded-control border-2 border-ink bg-(--thread) text-(--thread-ink) low:hidden print:hidden"
    >
      <Icon id={known ? marks[known].icon : 'sprout'} className="size-1/2" />
    </span>
  );
}
