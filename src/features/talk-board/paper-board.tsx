import type { LanguageTag } from '@/content/languages';
import type { BoardCopy } from '@/copy/talk-board';
import { keysOf } from '@/lib/keys-of';
import { talkPictures } from './talk-pictures';
import { boardCopyOf } from './use-spoken-language';

export const boardDigits = '1 2 3 4 5 6 7 8 9 0';

interface PaperBoardProps {
  copy: BoardCopy;
  otherLanguage: LanguageTag | undefined;
}

/** Prints the whole board to point at. */
export function PaperBoard({ copy, otherLanguage }: PaperBoardProps) {
  const other = otherLanguage && boardCopyOf(otherLanguage);
  const topics = keysOf(copy.items);
  return (
    <div className="hidden print:block">
      <p>{copy.paper}</p>
      {other && <p lang={otherLanguage}>{other.paper}</p>}
      {topics.map((topic) => (
        <ul key={topic} aria-label={copy.topics[topic]} className="mt-2 grid grid-cols-6 gap-1">
          {copy.items[topic].map(({ id, label }, index) => {
            const Picture = talkPictures[id];
            return (
              <li
                key={id}
                className="grid justify-items-center rounded-control border p-1 text-center text-sm"
              >
                {Picture && <Picture aria-hidden="true" className="size-7 shrink-0" />}
                <span className="font-bold">{label}</span>
                {other && <span lang={otherLanguage}>{other.items[topic][index]?.label}</span>}
              </li>
            );
          })}
        </ul>
      ))}
      <p className="mt-3 text-2xl font-bold tracking-widest">{`${copy.alphabet} ${boardDigits}`}</p>
    </div>
  );
}
