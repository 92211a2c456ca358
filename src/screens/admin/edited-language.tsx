import { createContext, useContext } from 'react';
import samples from 'site-content/samples';
import type { Content, Editable, Item } from '@/content/document';
import { applyEdit, type ContentEdit } from '@/content/edit';
import type { ListName } from '@/content/fields';
import type { LanguageTag } from '@/content/languages';
import { languageOfField, localize } from '@/content/localize';
import { useEditedDocument } from '@/features/open-and-save';
import { formatDay } from '@/lib/format-date';

/** The language in which staff write, which may differ from that of the labels. */
export const EditedLanguageContext = createContext<LanguageTag | null>(null);

/** Returns the language in which staff write. Throws when used outside of Content Management. */
export function useEditedLanguage(): LanguageTag {
  const tag = useContext(EditedLanguageContext);
  if (!tag) throw new Error('useEditedLanguage must be used within Content Management.');
  return tag;
}

/** Returns the content in the language in which staff write, the language of each text, and functions to change it. */
export function useEditedContent() {
  const tag = useEditedLanguage();
  const { document, show } = useEditedDocument();
  const content = localize(document, tag);
  const edited = (before: Content, edit: ContentEdit) =>
    applyEdit(before, edit, { tag, today: formatDay(new Date()), samples });
  return {
    content,
    itemsOf: (list: ListName): readonly Item[] => content[list],
    languageOf: (item: Editable, field: string): LanguageTag => languageOfField(item, field) ?? tag,
    edited,
    /** Shows the document after a change, and returns it. */
    change(edit: ContentEdit): Content {
      const changed = edited(document, edit);
      show(changed);
      return changed;
    },
    /** Restores the content as it was at this render. */
    undo: () => show(document),
  };
}
