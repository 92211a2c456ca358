/**
 * Fills in the placeholders of a text, such as `{rating}` in `Rated {rating} out of 5`. A placeholder without a value
 * stays as it is: a translator's typo should show up on the page, not take the screen down.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
