/** The longest text of a form or a content file, in characters. A browser needs minutes for a million. */
export const MAX_TEXT = 5_000;

/** The longest text in a field of one line, in characters: titles of cards and dialogs and labels of buttons contain it. */
export const MAX_LINE = 200;

/** The longest name, in characters, since the title of each page, subjects of messages, and codes for phones contain it. */
export const MAX_NAME = 80;

/** Returns the beginning of a text. Drops half a surrogate pair at its end, which cannot be encoded. */
export function truncate(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

/** Shortens a text that is too long to at most `max` characters, including the ellipsis. */
export function shortenWithEllipsis(text: string, max: number): string {
  return text.length > max ? `${truncate(text, max - 1)}…` : text;
}
