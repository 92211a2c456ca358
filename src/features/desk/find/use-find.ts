import { useEffect, useEffectEvent, useState } from 'react';
import { observePageChanges } from '@/lib/observe-page-changes';
import { layOutWaitingSections } from '@/lib/render-when-idle';
import { showRange } from '@/lib/show-range';
import { findMatches, indexOfNearest, isSamePlace, type Match } from './find-matches';

export interface FindState {
  readonly matches: readonly Match[];
  /** One of the matches; `undefined` if there is none, or if it is gone. */
  readonly shown: Match | undefined;
}

/** Whether an element belongs to Find itself. */
export const isInFind = (element: Element | null) => element?.closest('search') != null;

const isOwn = ({ target }: MutationRecord) => isInFind(target.parentElement);

function mark({ matches, shown }: FindState): () => void {
  const others = matches.filter((match) => match !== shown);
  CSS.highlights.set('find', new Highlight(...others.map(({ range }) => range)));
  CSS.highlights.set('find-shown', new Highlight(...(shown ? [shown.range] : [])));
  return () => {
    CSS.highlights.delete('find');
    CSS.highlights.delete('find-shown');
  };
}

/** Searches the screen for a text, and highlights matches, while active. */
export function useFind(isActive: boolean) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<FindState>({ matches: [], shown: undefined });
  const { shown } = found;

  function show(matches: readonly Match[], index: number): FindState {
    const next = { matches, shown: matches.at(index) };
    setFound(next);
    if (next.shown) showRange(next.shown.range, 'middle');
    return next;
  }

  const refresh = useEffectEvent(() => {
    const matches = findMatches(text);
    setFound({ matches, shown: matches.find((match) => isSamePlace(match, shown)) });
  });

  useEffect(() => (isActive ? observePageChanges('hidden', isOwn, refresh) : undefined), [isActive]);

  useEffect(() => (isActive ? mark(found) : undefined), [isActive, found]);

  return {
    text,
    found,
    /** Resets the position on navigation, so that the new screen is searched from its start. */
    leave: () => setFound(({ matches }) => ({ matches, shown: undefined })),
    /** Searches for a text, and shows the first match after the current position. */
    type(wanted: string): FindState {
      setText(wanted);
      // Lays out the page before it scrolls, since heights are only estimates until then.
      layOutWaitingSections();
      const matches = findMatches(wanted);
      return show(matches, indexOfNearest(matches, isActive ? shown : undefined));
    },
    /** Shows the next or the previous match, and wraps around. Searches again, since the page may have changed. */
    move(by: 1 | -1): FindState {
      layOutWaitingSections();
      const matches = findMatches(text);
      const current = matches.findIndex((match) => isSamePlace(match, shown));
      // Starts from the nearest match if none is shown.
      const from = current >= 0 ? current : indexOfNearest(matches, undefined) - (by > 0 ? 1 : 0);
      return show(matches, (from + by) % matches.length);
    },
  };
}
