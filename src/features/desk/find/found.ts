export interface Found<Match> {
  readonly matches: readonly Match[];
  /** The match that is shown; `undefined` if there is none, or if it is gone. */
  readonly index: number | undefined;
}

/** Before anything is looked for. */
export const nothingFound: Found<never> = { matches: [], index: undefined };

/** What is shown of the matches of another text: the first one from where the reader is (-1 if there is none), or else the first. */
export const firstFound = <Match>(matches: readonly Match[], nearest: number): Found<Match> =>
  matches.length > 0 ? { matches, index: Math.max(nearest, 0) } : nothingFound;

/** What is shown once the page has changed: the match that was shown, if it is still there (-1 if it is not). */
export const stillFound = <Match>(matches: readonly Match[], same: number): Found<Match> => ({
  matches,
  index: same >= 0 ? same : undefined,
});

/** Goes to the next match or the one before; the first follows the last. */
export function step<Match>(found: Found<Match>, by: 1 | -1, nearest: number): Found<Match> {
  const { matches, index } = found;
  if (matches.length === 0) return found;
  // Without a match to move on from, the nearest one is the next.
  const from = index ?? Math.max(nearest, 0) - (by > 0 ? 1 : 0);
  return { matches, index: (from + by + matches.length) % matches.length };
}
