/**
 * Cleans a text that somebody wrote or pasted: unifies line breaks, and replaces control characters and what cannot be
 * encoded. Drops marks of direction, which would also turn the text that follows. The result is never longer.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Surrogate}\p{Noncharacter_Code_Point}]/gu, '\uFFFD');
}
