import type { RefObject } from 'react';
import { useCopy } from '@/copy';
import { kioskCopy } from '@/copy/kiosk';
import { fill } from '@/lib/fill';
import type { PageView } from './use-pages';

/** Fits a text on one line, if it is not very long: a letter of bold text is 0.55 em wide, and margins take a tenth. */
const fittedSize = (text: string) => `clamp(0.7em, ${90 / 0.55 / Math.max(1, text.length)}vw, 1em)`;

/** What comes next, shortened to fit, and the number of the page. Takes one line even if empty. */
const pageLine =
  'mb-[calc(var(--dock-gap)/2)] flex h-[1lh] items-baseline justify-center gap-[1em] text-[min(1em,3.6cqi)] not-compact:text-[min(1rem,3.6cqi)] leading-[1.15] font-bold whitespace-nowrap in-data-modal:[filter:opacity(0.4)]';

interface PageFrameProps {
  view: PageView | undefined;
  /** Whether the screen is divided into pages, which the audio guide does not need. */
  isDivided: boolean;
  /** The line that repeats the name of what this page continues. It has the same height without one. */
  nameLine: RefObject<HTMLParagraphElement | null>;
  /** The id of the text that describes Page down. */
  id: string;
}

/** Covers what belongs to the next page, repeats the name of what this page continues, and says what follows. */
export function PageFrame({ view, isDivided, nameLine, id }: PageFrameProps) {
  const { comes, goesOn, number } = useCopy(kioskCopy).dock.page;
  const { top = 0, end = 0, bottom = 0, backgroundColor, next, continued } = view ?? {};
  const height = isDivided ? bottom - end : 0;
  const name = continued ? fill(goesOn, { title: continued }) : '\u00a0';
  const following = next?.title ? fill(next.isStart ? comes : goesOn, { title: next.title }) : '';
  const position = view && view.count > 1 && fill(number, { number: view.number, count: view.count });
  const place = [next?.title !== view?.screenName && view?.screenName, position].filter(Boolean).join(' · ');

  return (
    <>
      {height > 0 && (
        <div
          aria-hidden="true"
          style={{ top: end, height, backgroundColor }}
          data-testid="page-cover"
          className="fixed inset-x-0 -z-1 bg-paper"
        />
      )}
      <p
        ref={nameLine}
        aria-hidden="true"
        style={{ top }}
        data-testid="page-name"
        className={`fixed inset-x-0 -z-1 grid h-[1.35em] items-center bg-paper-deep text-[max(1em,1rem)] leading-[1.15] font-bold ${continued && isDivided ? '' : 'invisible'}`}
      >
        <span className="page-column block truncate" style={{ fontSize: fittedSize(name) }}>
          {name}
        </span>
      </p>
      {/* Hidden from screen readers, which read it as the description of the button. */}
      <p aria-hidden="true" className={pageLine}>
        <span id={id} className="truncate" style={{ fontSize: fittedSize(following + place) }}>
          {following}
        </span>
        {place && <span>{place}</span>}
      </p>
    </>
  );
}
