/**
 * Cleans a text that somebody wrote or pasted: line breaks are `\n`, other control characters become spaces, and what cannot
 * be encoded or be in a page, such as half a surrogate pair, becomes a replacement character. What turns the direction of
 * writing is left out: it would turn around the text that follows, too. It gets no longer.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Surrogate}\p{Noncharacter_Code_Point}]/gu, '\uFFFD');
}
