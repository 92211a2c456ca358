/** The matches on a screen, in its order. */
export interface Found<Match> {
  readonly matches: readonly Match[];
  /** The match that is shown; `undefined` if there is none, or if it is gone. */
  readonly index: number | undefined;
}

/**
 * `typed` looks for another text, `changed` for the same one on a page that has changed, `moved` goes to the next match or the
 * one before. `nearest` is the first match from where the reader is, `same` the one that was shown, each -1 if there is none.
 */
export type FindEvent<Match> =
  | { kind: 'typed'; matches: readonly Match[]; nearest: number }
  | { kind: 'changed'; matches: readonly Match[]; same: number }
  | { kind: 'moved'; by: 1 | -1; nearest: number };

/** Before anything is looked for. */
export const nothingFound: Found<never> = { matches: [], index: undefined };

/** The match before or after one; the first follows the last. */
function around(index: number, count: number): number {
  return (index + count) % count;
}

/** Returns what is found and shown after an event. */
export function nextFound<Match>(found: Found<Match>, event: FindEvent<Match>): Found<Match> {
  if (event.kind === 'moved') {
    const { matches, index } = found;
    if (matches.length === 0) return found;
    // Without a match to move on from, the nearest one is the next.
    const from = index ?? Math.max(event.nearest, 0) - (event.by > 0 ? 1 : 0);
    return { matches, index: around(from + event.by, matches.length) };
  }
  const { matches } = event;
  if (event.kind === 'typed') {
    return { matches, index: matches.length > 0 ? Math.max(event.nearest, 0) : undefined };
  }
  return { matches, index: event.same >= 0 ? event.same : undefined };
}
