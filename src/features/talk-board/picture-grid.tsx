import { ignoreKeyRepeat } from '@/components/ui/button';
import type { TalkItem } from '@/copy/talk-board';
import { talkPictures } from './talk-pictures';

interface PictureGridProps {
  /** The goal whose color marks the topic. */
  goal: number;
  items: readonly TalkItem[];
  onChoose: (id: string) => void;
}

/** The color of a topic, on its button and on its pictures. */
export const topicMark = 'shadow-[inset_0_6px_0_var(--thread-paint,var(--thread))]';

const grid = 'grid grid-of-[7rem] gap-2';

const cell = 'flex min-h-24 flex-col items-center justify-center gap-1.5 outlined-control px-1 pt-3 pb-2';

/** Puts pictures beside their words on displays that show few lines, so that the first answers are on the first page. */
const onFewLines = 'few:min-h-10 few:flex-row few:gap-1 few:py-1.5';

/** Shows a topic of the board. The order never changes, so that hands learn where things are. */
export function PictureGrid({ goal, items, onChoose }: PictureGridProps) {
  return (
    <ul className={`goal-${goal} ${grid}`}>
      {items.map(({ id, label }) => {
        const Picture = talkPictures[id];
        return (
          <li key={id} className="grid">
            <button
              type="button"
              onKeyDown={ignoreKeyRepeat}
              onClick={() => onChoose(id)}
              className={`${cell} ${onFewLines} ${topicMark} text-base leading-tight font-bold hover:bg-paper-deep`}
            >
              {Picture && <Picture aria-hidden="true" className="size-9 shrink-0" />}
              <span>{label}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
