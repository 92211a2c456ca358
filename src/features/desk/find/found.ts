export interface Found<Match> {
  readonly matches: readonly Match[];
  /** The index of the shown match; `undefined` if there is none, or if it is gone. */
  readonly index: number | undefined;
}

/** The state before a search. */
export const nothingFound: Found<never> = { matches: [], index: undefined };

/**
 * Selects the match to show after a search: the first one from where the reader is (-1 if there is none), or else the first.
 */
export const firstFound = <Match>(matches: readonly Match[], nearest: number): Found<Match> =>
  matches.length > 0 ? { matches, index: Math.max(nearest, 0) } : nothingFound;

/** Selects the match to show once the page has changed: the same one, if it is still there (-1 if not). */
export const stillFound = <Match>(matches: readonly Match[], same: number): Found<Match> => ({
  matches,
  index: same >= 0 ? same : undefined,
});

/** Moves to the next or the previous match; after the last comes the first. */
export function step<Match>(found: Found<Match>, by: 1 | -1, nearest: number): Found<Match> {
  const { matches, index } = found;
  if (matches.length === 0) return found;
  // Starts from the nearest match if none is shown.
  const from = index ?? Math.max(nearest, 0) - (by > 0 ? 1 : 0);
  return { matches, index: (from + by + matches.length) % matches.length };
}
