import { visibleText } from './visible-text';

/** The text of a field without surrounding whitespace; empty if it has nothing but whitespace and invisible characters. */
export function trimmedText(data: FormData, name: string): string {
  return visibleText(String(data.get(name) ?? ''));
}
