/** Trims a text; returns an empty string for text that shows nothing, such as zero-width or control characters alone. */
export function visibleText(text: string): string {
  return /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text) ? text.trim() : '';
}

/** Returns the trimmed text of a field; an empty string if it has only whitespace and invisible characters. */
export function trimmedText(data: FormData, name: string): string {
  return visibleText(String(data.get(name) ?? ''));
}
