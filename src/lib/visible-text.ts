/** Trims a text; returns an empty string for text that shows nothing, such as zero-width characters alone. */
export function visibleText(text: string): string {
  return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text) ? text.trim() : '';
}
