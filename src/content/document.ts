import type { EasyField } from './easy-fields';
import type { ContentPart, Field, fields, ListName, SinglePart, TranslatedKind } from './fields';
import type { FinderQuestion, OfferAnswers } from './finder-rules';
import type { LanguageTag } from './languages';

/** Identifies a content file among other JSON. */
export const CONTENT_FORMAT = 'weaving-hope-content';

/** The version of files that this release writes. To change the format, increase it and add a step to upgrade.ts. */
export const CONTENT_VERSION = 3;

/** One value for all languages, or one for each language that has it. */
export type InLanguages<Value> = Value | { readonly [Tag in LanguageTag]?: Value };

type Fields = typeof fields;

/** The value of a field of a kind in one language. */
type ValueOf<Of extends Field, Name> = Name extends FinderQuestion
  ? OfferAnswers[Name]
  : Of['kind'] extends 'lines' | 'week' | 'days'
    ? readonly string[]
    : Of['kind'] extends 'rating'
      ? number
      : string;

/** The names of the fields of one of these kinds, or with one of these marks, in any part. */
type NamesOf<Kind> = {
  [Part in ContentPart]: {
    [Name in keyof Fields[Part]]: Fields[Part][Name] extends Kind ? Name : never;
  }[keyof Fields[Part]];
}[ContentPart];

/** The values of a part or an item, by the names of its fields. */
export type Values = Readonly<Record<string, unknown>>;

/** A text that staff write in one language at a time. */
export type TranslatedField = NamesOf<{ kind: TranslatedKind }>;

/** The foundation's own notes on a first visit and a first call. */
export type VisitNote = NamesOf<{ isVisitNote: true }>;

/** A part of the document, or an item of one of its lists. Only its easy words may be missing. */
export type Stored<Part extends ContentPart> = {
  readonly [Name in Exclude<keyof Fields[Part], EasyField>]: Fields[Part][Name] extends {
    kind: TranslatedKind;
  }
    ? InLanguages<ValueOf<Fields[Part][Name], Name>>
    : ValueOf<Fields[Part][Name] & Field, Name>;
} & { readonly [Name in Extract<keyof Fields[Part], EasyField>]?: InLanguages<string> };

export type StoredItem<List extends ListName> = Stored<List> & { readonly id: number };

/** The whole content of a site, as in a content file. Keeps fields that only a newer release knows. */
export type Content = {
  readonly format: typeof CONTENT_FORMAT;
  readonly version: typeof CONTENT_VERSION;
  /** The day of the last change, `YYYY-MM-DD`. */
  readonly saved: string;
} & { readonly [Part in SinglePart]: Stored<Part> } & {
  readonly [List in ListName]: readonly StoredItem<List>[];
};

/** Whether two documents have the same content, regardless of when they were saved. */
export const isSameContent = (one: Content, other: Content): boolean =>
  one === other || JSON.stringify({ ...one, saved: '' }) === JSON.stringify({ ...other, saved: '' });

/** What a part or an item has in a language in addition to its fields. */
export type Editable = { readonly [Name in EasyField]?: string } & {
  /** The languages of the texts that nobody has translated into the current one yet. */
  readonly languages?: Readonly<Partial<Record<TranslatedField, LanguageTag>>> | undefined;
};

/** A part of the content, or an item of a list, in a language. */
export type Localized<Part extends ContentPart> = Editable & {
  readonly [Name in Exclude<keyof Fields[Part], EasyField>]: ValueOf<Fields[Part][Name] & Field, Name>;
};

type LocalizedItem<List extends ListName> = Localized<List> & { readonly id: number };

export type LocalizedContent = { readonly saved: string } & {
  readonly [Part in SinglePart]: Localized<Part>;
} & { readonly [List in ListName]: readonly LocalizedItem<List>[] };

export type Hero = Localized<'hero'>;
export type Foundation = Localized<'foundation'>;
export type Service = LocalizedItem<'services'>;
export type Testimonial = LocalizedItem<'testimonials'>;
export type CommunityEvent = LocalizedItem<'events'>;
export type Program = LocalizedItem<'programs'>;
export type VolunteerRole = LocalizedItem<'roles'>;
export type Gift = LocalizedItem<'gifts'>;
export type Partnership = LocalizedItem<'partnerships'>;
export type SupportType = LocalizedItem<'support'>;
export type Mission = Localized<'mission'>;

/** An item of any list, as a language shows it. */
export type Item = Editable & { readonly id: number } & Readonly<Record<string, unknown>>;
