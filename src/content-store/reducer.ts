import { type EasyField, easyFields } from '@/content/easy-fields';
import { type Field, fields, type ListName } from '@/content/fields';
import type { LanguageTag } from '@/content/languages';
import { left } from '@/content/samples-left';
import type { EditableContent } from '@/content/types';
import { cleanText } from '@/lib/clean-text';
import { type Edit, type Edits, itemIn, type ListEdits, type SinglePart } from './edits';
import { withHoursInWords } from './hours-in-words';

/** The values of an item's form. With an id they replace that item, otherwise they become a new one. */
export type Draft = Readonly<Record<string, unknown>> & { readonly id?: number | undefined };

/** A change to one list; `now` is in milliseconds since 1970. */
type ListAction =
  | { kind: 'save'; list: ListName; draft: Draft; now: number }
  | { kind: 'delete'; list: ListName; id: number }
  | { kind: 'move'; list: ListName; id: number; to: number };

export type ContentAction = { kind: 'savePart'; part: SinglePart; values: object } | ListAction;

/** The language in which staff edit, with the sample content in it. */
export interface EditedLanguage {
  readonly tag: LanguageTag;
  readonly samples: EditableContent;
}

const translated = new Set(
  Object.values(fields).flatMap((part) =>
    Object.entries<Field>(part).flatMap(([name, { kind }]) =>
      /^(?:text|easy|lines)$/.test(kind) ? name : [],
    ),
  ),
);

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

function changeList(
  list: ListEdits,
  samples: readonly { id: number }[],
  action: ListAction,
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
    case 'move': {
      const others = ids.filter((id) => id !== action.id);
      return { ids: [...others.slice(0, action.to), action.id, ...others.slice(action.to)], items };
    }
  }
}

/**
 * The reducer of what staff change (specification, section 4). A saved item replaces the one with its id, or is appended
 * with the time of the save as its id. Texts belong to the language in which staff write them; anything else, also which
 * items there are, is the same in all.
 *
 * @param changed the day of today, `YYYY-MM-DD`
 */
export function changeContent(
  edits: Edits,
  action: ContentAction,
  { tag, samples }: EditedLanguage,
  changed: string,
): Edits {
  if (action.kind === 'savePart') {
    const { part, values } = action;
    const shown = itemIn(tag, samples[part], edits[part]);
    const edit = changeFields(edits[part], shown, values, tag, (field) => left[part].includes(field));
    return { ...edits, changed, [part]: withHoursInWords(edit) };
  }
  const items: readonly { id: number }[] = samples[action.list];
  const list = edits[action.list] ?? { ids: items.map(({ id }) => id), items: {} };
  return { ...edits, changed, [action.list]: changeList(list, items, action, tag) };
}
