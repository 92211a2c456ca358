import { isObject } from '@/lib/is-object';
import { keysOf } from '@/lib/keys-of';
import { memoize } from '@/lib/memoize';
import type { Content, Editable, InLanguages, Localized, LocalizedContent, Values } from './document';
import { type ContentPart, type Field, fields, isTranslatedKind, listNames, type SinglePart } from './fields';
import { type LanguageTag, languages } from './languages';

const tags = keysOf(languages);

/** Finds a text in a language, or else in the first language that has it. Returns which language that is. */
export function textInLanguage<Value>(
  stored: InLanguages<Value> | undefined,
  tag: LanguageTag,
): { value: Value | undefined; language?: LanguageTag } {
  if (!isObject(stored)) return { value: stored };
  const found = tag in stored ? tag : tags.find((each) => each in stored);
  return { value: found && (stored[found] as Value), language: found === tag ? undefined : found };
}

/** Returns the language of a field's text, unless it is the current one. */
export function languageOfField(of: Editable, field: string): LanguageTag | undefined {
  const others: Readonly<Record<string, LanguageTag | undefined>> = of.languages ?? {};
  return others[field];
}

/** Picks the fields that this release knows from a part, or an item of a list, in a language. */
export function localizePart<Part extends ContentPart, Of extends object>(
  part: Part,
  stored: Of,
  tag: LanguageTag,
): Localized<Part> & Pick<Of, 'id' & keyof Of> {
  const item: object = stored;
  const values: Values = { ...item };
  const shown: Record<string, unknown> = 'id' in values ? { id: values.id } : {};
  const others: Record<string, LanguageTag> = {};
  for (const [name, { kind }] of Object.entries<Field>(fields[part])) {
    if (!isTranslatedKind(kind)) {
      shown[name] = values[name];
      continue;
    }
    const { value, language } = textInLanguage(values[name], tag);
    // Leaves out blank easy words, which would replace nothing.
    if (kind === 'easy' && !value) continue;
    shown[name] = value;
    if (language) others[name] = language;
  }
  if (Object.keys(others).length > 0) shown.languages = others satisfies Editable['languages'];
  return shown as Localized<Part> & Pick<Of, 'id' & keyof Of>;
}

function localizeAll(document: Content, tag: LanguageTag): LocalizedContent {
  const lists = listNames.map((list) => [list, document[list].map((item) => localizePart(list, item, tag))]);
  return {
    saved: document.saved,
    foundation: localizePart('foundation', document.foundation, tag),
    mission: localizePart('mission', document.mission, tag),
    hero: localizePart('hero', document.hero, tag),
    ...(Object.fromEntries(lists) as Omit<LocalizedContent, 'saved' | SinglePart>),
  };
}

const inLanguages = memoize((_document: Content) => new Map<LanguageTag, LocalizedContent>());

/** Returns the content in a language, the same object for the same document. Keeps and marks texts that lack a translation. */
export function localize(document: Content, tag: LanguageTag): LocalizedContent {
  const known = inLanguages(document);
  const content = known.get(tag) ?? localizeAll(document, tag);
  known.set(tag, content);
  return content;
}
