import { createContext, useContext } from 'react';
import type { Content, Editable, Item, TranslatedField } from '@/content/document';
import { type ContentAction, edit } from '@/content/edit';
import type { ListName } from '@/content/fields';
import type { LanguageTag } from '@/content/languages';
import { localize } from '@/content/localize';
import { setDocuments, useDocuments } from '@/copy';
import { dayOf } from '@/lib/format-date';

/** The language in which staff write, which may differ from that of the labels. */
export const EditedLanguageContext = createContext<LanguageTag | null>(null);

/**
 * Returns the language in which staff write.
 *
 * @throws when used outside of Content Management
 */
export function useEditedLanguage(): LanguageTag {
  const tag = useContext(EditedLanguageContext);
  if (!tag) throw new Error('useEditedLanguage must be used within Content Management.');
  return tag;
}

/**
 * Returns the document that staff work on, and functions that change it.
 *
 * @throws when it has not loaded; the scripts of Content Management and of a desk load it
 */
export function useEditedDocument() {
  const documents = useDocuments();
  if (!documents) throw new Error('The content of the site is not loaded whole.');
  return {
    documents,
    document: documents.shown,
    /** Replaces what is shown, but not what was saved last. */
    show: (document: Content) => setDocuments({ shown: document }),
  };
}

/**
 * Returns the content in the language in which staff write, a function with the language of each text, and functions to change
 * it.
 */
export function useEditedContent() {
  const tag = useEditedLanguage();
  const { document, show } = useEditedDocument();
  const content = localize(document, tag);
  return {
    content,
    itemsOf: (list: ListName): readonly Item[] => content[list],
    languageOf: (item: Editable, field: TranslatedField): LanguageTag => item.languages?.[field] ?? tag,
    /** Returns the document after the change. */
    change(action: ContentAction): Content {
      const changed = edit(document, action, tag, dayOf(new Date()));
      show(changed);
      return changed;
    },
    /** Restores the content as it was at this render. */
    undo: () => show(document),
  };
}
