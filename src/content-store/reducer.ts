import { type EasyField, easyFields } from '@/content/easy-fields';
import type { LanguageTag } from '@/content/languages';
import { left } from '@/content/samples-left';
import { translatedFields } from '@/content/translated-fields';
import type { EditableContent, Foundation, Hero } from '@/content/types';
import { visitNotes } from '@/content/visit-notes';
import { cleanText } from '@/lib/clean-text';
import { type ContentLists, type Edit, type Edits, itemIn, type ListEdits, type ListName } from './edits';
import { withHoursInWords } from './hours-in-words';

/** The values of an item's form. With an id they replace that item, otherwise they become a new one. */
export type Draft<Item extends { id: number }> = Omit<Item, 'id' | 'languages'> & { id?: number | undefined };

/** The facts in the form of the foundation; its hours in words follow from them. */
export type FoundationDraft = Omit<Foundation, 'hoursText' | 'languages'>;

/** A change to one list; `now` is in milliseconds since 1970. */
export type ListAction<List extends ListName> =
  | { kind: 'save'; list: List; draft: Draft<ContentLists[List]>; now: number }
  | { kind: 'delete'; list: List; id: number }
  | { kind: 'restore'; list: List; id: number; index: number }
  | { kind: 'move'; list: List; id: number; to: number };

export type ContentAction =
  | { kind: 'saveHero'; hero: Hero }
  | { kind: 'saveFoundation'; foundation: FoundationDraft }
  | { kind: 'replace'; edits: Edits }
  | { [List in ListName]: ListAction<List> }[ListName];

/** The language in which staff edit, with the sample content in it. */
export interface EditedLanguage {
  readonly tag: LanguageTag;
  readonly samples: EditableContent;
}

const translated = new Set<string>([...translatedFields, ...visitNotes, ...Object.keys(easyFields)]);

/** Whether a field has a text of its own in each language. */
export const isTranslated = (field: string): boolean => translated.has(field);

/** An item as its form shows it. */
interface Shown extends Readonly<Record<string, unknown>> {
  readonly languages?: Readonly<Record<string, LanguageTag>>;
}

/**
 * Adds to an edit the fields that differ from what the form showed. A text that the form showed in another language is
 * translated by this; any other text replaces those of all languages.
 *
 * @param isSample whether what the site starts with in a field is a sample
 */
function changeFields(
  edit: Edit = {},
  item: object,
  values: object,
  tag: LanguageTag,
  isSample: (field: string) => boolean,
): Edit {
  const { languages = {}, ...shown } = item as Shown;
  const fields = Object.entries(values).map(([field, value]) => {
    return [field, typeof value === 'string' ? cleanText(value) : value] as const;
  });
  // A list, such as the hours, is never the same object.
  const differs = (field: string, value: unknown) => JSON.stringify(value) !== JSON.stringify(shown[field]);
  // Then a text that stays the same, such as an address, is the same in both languages.
  const isTranslation = fields.some(([field, value]) => field in languages && differs(field, value));
  const replaced = fields.filter(([field, value]) => !(field in languages) && differs(field, value));
  // With a text, Easy read's words for it in other languages go, too; those of a sample in all.
  const goes = (field: string) =>
    Object.hasOwn(easyFields, field) &&
    shown[field] &&
    !(field in languages) &&
    replaced.some(([text]) => easyFields[field as EasyField].some((name) => name === text));
  const changed = fields
    .filter(([field, value]) => differs(field, value) || (isTranslation && field in languages) || goes(field))
    .map(([field, value]) => {
      if (!isTranslated(field)) return [field, { all: value }];
      const shownIn = languages[field];
      if (goes(field) && !differs(field, value) && !edit[field] && isSample(field))
        return [field, { all: undefined }];
      return [field, { ...(shownIn && { [shownIn]: shown[field], ...edit[field] }), [tag]: value }];
    });
  return { ...edit, ...Object.fromEntries(changed) };
}

/** Returns the first free id from `now` upward, since two saves may share a millisecond. */
function freeId({ ids, items }: ListEdits, now: number): number {
  let id = now;
  while (id in items || ids.includes(id)) id += 1;
  return id;
}

/** Puts an id among others, at an index. */
const withIdAt = (ids: readonly number[], id: number, index: number) => [
  ...ids.slice(0, index),
  id,
  ...ids.slice(index),
];

function changeList(
  list: ListEdits,
  samples: readonly { id: number }[],
  action: ListAction<ListName>,
  tag: LanguageTag,
): ListEdits {
  const { ids, items } = list;
  switch (action.kind) {
    case 'save': {
      const { id: draftId, ...values } = action.draft;
      const isNew = draftId === undefined || !ids.includes(draftId);
      const id = isNew ? freeId(list, action.now) : draftId;
      const shown = itemIn(tag, samples.find((sample) => sample.id === id) ?? {}, items[id]);
      const isSample = () => left[action.list].includes(`${id}`);
      const edit = changeFields(items[id], shown, values, tag, isSample);
      return { ids: isNew ? [...ids, id] : ids, items: { ...items, [id]: edit } };
    }
    case 'delete':
      return { ids: ids.filter((id) => id !== action.id), items };
    case 'restore':
      if (ids.includes(action.id)) return list;
      return { ids: withIdAt(ids, action.id, action.index), items };
    case 'move':
      return {
        ids: withIdAt(
          ids.filter((id) => id !== action.id),
          action.id,
          action.to,
        ),
        items,
      };
  }
}

/**
 * The reducer of what staff change (specification, section 4). A saved item replaces the one with its id, or is appended
 * with the time of the save as its id. A deleted item can be restored at its former index. Texts belong to the language
 * in which staff write them; anything else, also which items there are, is the same in all. A content file replaces
 * everything.
 *
 * @param changed the day of today, `YYYY-MM-DD`
 */
export function changeContent(
  edits: Edits,
  action: ContentAction,
  { tag, samples }: EditedLanguage,
  changed: string,
): Edits {
  if (action.kind === 'replace') return action.edits;
  if (action.kind === 'saveHero') {
    const shown = itemIn(tag, samples.hero, edits.hero);
    return {
      ...edits,
      changed,
      hero: changeFields(edits.hero, shown, action.hero, tag, (field) => left.hero.includes(field)),
    };
  }
  if (action.kind === 'saveFoundation') {
    const shown = itemIn(tag, samples.foundation, edits.foundation);
    const facts = changeFields(edits.foundation, shown, action.foundation, tag, (field) =>
      left.foundation.includes(field),
    );
    return { ...edits, changed, foundation: withHoursInWords(facts) };
  }
  const items: readonly { id: number }[] = samples[action.list];
  const list = edits[action.list] ?? { ids: items.map(({ id }) => id), items: {} };
  return { ...edits, changed, [action.list]: changeList(list, items, action, tag) };
}
