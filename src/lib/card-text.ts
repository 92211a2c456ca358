/** Shortens a text by characters rather than code units, because half a surrogate pair cannot be encoded. */
export function shorten(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text;
}

/**
 * Writes a text as a value of a vCard or a calendar: line breaks of any kind as `\n`, since each would begin another field,
 * and other control characters as spaces.
 */
export function escapeText(text: string): string {
  return text
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n|[\r\n\p{Zl}\p{Zp}]/gu, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}
