import type { Editable } from '@/content/document';
import { easyFields } from '@/content/easy-fields';
import { visibleText } from '@/lib/visible-text';

/** Replaces an item's texts with the easy words of staff, unless only the text is in the visitor's language. */
export function inEasyWords<Item extends Editable>(item: Item): Item {
  const values = new Map<string, unknown>(Object.entries(item));
  const easy: Record<string, unknown> = {};
  const languages: Record<string, unknown> = { ...item.languages };
  for (const [field, texts] of Object.entries(easyFields)) {
    const words = values.get(field);
    const text = texts.find((name) => name in item);
    const language = languages[field];
    delete languages[field];
    // Leaves blank texts blank, because the site omits them.
    const isBlank = text === undefined || String(values.get(text) ?? '') === '';
    if (isBlank || typeof words !== 'string' || !visibleText(words) || (language && !languages[text]))
      continue;
    easy[text] = Array.isArray(values.get(text)) ? words.split('\n') : words;
    languages[text] = language;
  }
  return { ...item, ...easy, languages };
}
