import { Scene, type SceneName } from '@/components/site/scenes/scene';
import { Icon } from '@/components/ui/icon';
import type { Program } from '@/content/document';
import type { IconId } from '@/content/icons';
import { useCopy } from '@/copy';
import { type ScreensCopy, screensCopy } from '@/copy/screens';
import type { GoalNumber } from '@/copy/types';
import { keysOf } from '@/lib/keys-of';

type CategoryId = keyof ScreensCopy['programs']['list']['categories'];

interface Category {
  /** The class with the color of the category's goal. */
  color: `goal-${GoalNumber}` | '';
  icon: IconId;
  scene: SceneName;
}

/** The known categories (specification, section 2). */
const known: Readonly<Record<CategoryId, Category>> = {
  support: { color: 'goal-17', icon: 'message', scene: 'meeting' },
  education: { color: 'goal-4', icon: 'book', scene: 'pictureBoard' },
  career: { color: 'goal-9', icon: 'briefcase', scene: 'bakery' },
  'life-skills': { color: 'goal-13', icon: 'home', scene: 'bus' },
  family: { color: 'goal-10', icon: 'heart', scene: 'garden' },
  social: { color: 'goal-14', icon: 'people', scene: 'run' },
};

/** Returns the category of a program; one that only staff know is gray. */
function useCategory({ category }: Program): Category {
  const { categories } = useCopy(screensCopy).programs.list;
  const id = keysOf(known).find((id) => categories[id] === category);
  return id ? known[id] : { color: '', icon: 'sprout', scene: 'ramp' };
}

const mark = [
  'relative grid size-14 kiosk:size-10 shrink-0 place-items-center rounded-[25%] border-2 border-ink',
  'bg-(--thread) text-(--thread-ink) print:hidden',
].join(' ');

export function CategoryMark({ program, className = '' }: { program: Program; className?: string }) {
  const { color, icon } = useCategory(program);
  return (
    <span className={`${color} ${mark} ${className}`}>
      <Icon id={icon} className="size-1/2" />
    </span>
  );
}

/** The name of the category, as a chip with its color where a picture takes the mark's place. */
export function CategoryName({ program, className }: { program: Program; className: string }) {
  const { labels } = useCopy(screensCopy).programs.list;
  const { color } = useCategory(program);
  const { category, languages } = program;
  if (!category) return null;
  return (
    <p className={`${color} text-base leading-tight ${className}`}>
      <span className="sr-only">{`${labels.category}:`}</span>{' '}
      <span lang={languages?.category}>{category}</span>
    </p>
  );
}

const places = {
  /** The edge of a card, where cards are side by side. */
  edge: 'border-b rounded-t-card @min-[46rem]:block',
  /** Beside a heading, while there is one card in a row. */
  heading: 'border rounded-control w-28 @min-[36rem]:w-44 @min-narrow:@max-[46rem]:block',
};

export function CategoryPicture({ program, place }: { program: Program; place: keyof typeof places }) {
  return (
    <Scene
      name={useCategory(program).scene}
      isFramed={false}
      className={`hidden shrink-0 overflow-hidden border-hairline print:hidden! ${places[place]}`}
    />
  );
}
