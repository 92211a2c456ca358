import { createContext, useContext } from 'react';
import type { ListName } from '@/content/fields';
import type { LanguageTag } from '@/content/languages';
import type { Editable, TranslatedField } from '@/content/types';
import { useEdits } from '@/content-store/content-store';
import { contentIn, type Item } from '@/content-store/edits';
import type { EditedLanguage } from '@/content-store/reducer';

/** The language in which staff write, which may be another than that of the labels. */
export const EditedLanguageContext = createContext<EditedLanguage | null>(null);

/**
 * Returns the language in which staff write.
 *
 * @throws when used outside of Content Management
 */
export function useEditedLanguage(): EditedLanguage {
  const language = useContext(EditedLanguageContext);
  if (!language) throw new Error('useEditedLanguage must be used within Content Management.');
  return language;
}

/** Returns the content in the language in which staff write, and the language of each of its texts. */
export function useEditedContent() {
  const { tag, samples } = useEditedLanguage();
  const [edits] = useEdits();
  const languageOf = (item: Editable, field: TranslatedField): LanguageTag => item.languages?.[field] ?? tag;
  const content = contentIn(tag, samples, edits);
  const itemsOf = (list: ListName) => content[list] as readonly object[] as readonly Item[];
  return { content, itemsOf, languageOf };
}
