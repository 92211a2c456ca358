/** The longest text of a form or a content file, in characters. A browser needs minutes for a million. */
export const MAX_TEXT = 5_000;

/** The longest text in a field of one line, in characters: it is in titles of cards and dialogs, and in labels of buttons. */
export const MAX_LINE = 200;

/** The longest name, in characters: it is in the title of each page, in subjects of messages, and in codes for phones. */
export const MAX_NAME = 80;

/** The beginning of a text, without half a surrogate pair at its end, which cannot be encoded. */
export function beginningOf(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

/**
 * Shortens a text wherever it becomes too long.
 *
 * @param max the most characters that stay, with the ellipsis
 */
export function shorten(text: string, max: number): string {
  return text.length > max ? `${beginningOf(text, max - 1)}…` : text;
}
