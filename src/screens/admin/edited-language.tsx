import { createContext, useContext } from 'react';
import type { ListName } from '@/content/fields';
import type { LanguageTag } from '@/content/languages';
import type { Editable, TranslatedField } from '@/content/types';
import { useEdits } from '@/content-store/content-store';
import { contentIn, type Item } from '@/content-store/edits';
import { type ContentAction, changeContent, type EditedLanguage } from '@/content-store/reducer';
import { dayOf } from '@/lib/format-date';

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

/** Returns the content in the language in which staff write, the language of each of its texts, and what changes it. */
export function useEditedContent() {
  const language = useEditedLanguage();
  const { tag, samples } = language;
  const [edits, setEdits] = useEdits();
  const content = contentIn(tag, samples, edits);
  return {
    content,
    itemsOf: (list: ListName) => content[list] as readonly object[] as readonly Item[],
    languageOf: (item: Editable, field: TranslatedField): LanguageTag => item.languages?.[field] ?? tag,
    edits,
    /** Replaces everything, as a content file and Undo do. */
    setEdits,
    change: (action: ContentAction) =>
      setEdits((before) => changeContent(before, action, language, dayOf(new Date()))),
  };
}
