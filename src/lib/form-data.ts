import { visibleText } from './visible-text';

/** Returns the trimmed text of a field; an empty string if it has only whitespace and invisible characters. */
export function trimmedText(data: FormData, name: string): string {
  return visibleText(String(data.get(name) ?? ''));
}
