import { useEffect, useEffectEvent, useState } from 'react';
import { renderNow } from '@/lib/render-when-idle';
import { findMatches, indexOfNearest, indexOfSame, type Match } from './find-matches';
import { type Found, firstFound, nothingFound, step, stillFound } from './found';
import { showMatch } from './go-to-match';

/** How long changes of the page are collected, such as a screen and its late content. */
const CHANGE_MS = 100;

const shownMatch = ({ matches, index }: Found<Match>) => (index === undefined ? undefined : matches[index]);

/** Marks all matches, and the shown one in another way, until the returned function is called. */
function mark(found: Found<Match>): () => void {
  const shown = shownMatch(found);
  const others = found.matches.filter((match) => match !== shown);
  CSS.highlights.set('find', new Highlight(...others.map(({ range }) => range)));
  CSS.highlights.set('find-shown', new Highlight(...(shown ? [shown.range] : [])));
  return () => {
    CSS.highlights.delete('find');
    CSS.highlights.delete('find-shown');
  };
}

/**
 * Looks for a text on the screen, and marks what it finds.
 *
 * @param isActive if not, nothing is marked, and changes of the page go unnoticed
 */
export function useFind(isActive: boolean) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found<Match>>(nothingFound);
  const shown = shownMatch(found);

  function showNext(next: Found<Match>): Found<Match> {
    setFound(next);
    const match = shownMatch(next);
    if (match) showMatch(match);
    return next;
  }

  /** Finds the matches now: the page may just have changed. */
  function refreshed(): Found<Match> {
    const matches = findMatches(text);
    return stillFound(matches, indexOfSame(matches, shown));
  }

  const refresh = useEffectEvent(() => setFound(refreshed()));

  useEffect(() => {
    if (!isActive) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver((changes) => {
      const isOwn = ({ target }: MutationRecord) => target.parentElement?.closest('search');
      if (changes.every(isOwn)) return;
      clearTimeout(timer);
      timer = setTimeout(refresh, CHANGE_MS);
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['hidden'],
    });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isActive]);

  useEffect(() => (isActive ? mark(found) : undefined), [isActive, found]);

  return {
    text,
    found,
    shown,
    /** Forgets the position when another screen is shown, which is searched from its start. */
    leave: () => setFound(({ matches }) => ({ ...nothingFound, matches })),
    /** Looks for a text, and shows the first match from where the reader is. */
    type(wanted: string): Found<Match> {
      setText(wanted);
      // Lays out the page before it scrolls, since heights are only estimates until then.
      renderNow();
      const matches = findMatches(wanted);
      return showNext(firstFound(matches, indexOfNearest(matches, isActive ? shown : undefined)));
    },
    move(by: 1 | -1): Found<Match> {
      renderNow();
      const now = refreshed();
      return showNext(step(now, by, indexOfNearest(now.matches, undefined)));
    },
  };
}
