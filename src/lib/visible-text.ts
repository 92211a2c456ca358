/** A text without the blanks around it; nothing where there is nothing to see, such as zero-width characters alone. */
export function visibleText(text: string): string {
  return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text) ? text.trim() : '';
}
