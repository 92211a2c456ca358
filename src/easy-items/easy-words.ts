import type { Editable } from '@/content/document';
import { easyFields } from '@/content/easy-fields';
import { visibleText } from '@/lib/visible-text';

/**
 * An item with staff's easy words instead of its texts, as far as it has any. Words that nobody has translated yet do not
 * replace a text in the visitor's language.
 */
export function inEasyWords<Item extends Editable>(item: Item): Item {
  const easy = { ...item } as Record<string, unknown>;
  const languages: Record<string, unknown> = { ...item.languages };
  for (const [field, texts] of Object.entries(easyFields)) {
    const words = easy[field] as string | undefined;
    const text = texts.find((name) => name in item);
    const language = languages[field];
    delete languages[field];
    // What is blank is left out, also here.
    const isBlank = text === undefined || String(easy[text] ?? '') === '';
    if (isBlank || !words || !visibleText(words) || (language && !languages[text])) continue;
    easy[text] = Array.isArray(easy[text]) ? words.split('\n') : words;
    languages[text] = language;
  }
  return { ...easy, languages } as unknown as Item;
}
