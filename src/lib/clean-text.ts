/**
 * Cleans a text that somebody wrote or pasted. Line breaks become `\n`, and other control characters spaces. What cannot be
 * encoded or be in a page, such as half a surrogate pair, becomes a replacement character. Marks that change the direction of
 * writing are dropped, because they would also turn the text that follows. The result is never longer.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Surrogate}\p{Noncharacter_Code_Point}]/gu, '\uFFFD');
}
