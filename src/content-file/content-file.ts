import type { ContentPart, ListName } from '@/content/fields';
import type { LanguageTag } from '@/content/languages';
import type { Edits } from '@/content-store/edits';
import type { FileError } from '@/host/types';

/** What tells a content file from other JSON. */
export const FORMAT = 'weaving-hope-content';

/** The version that is written. Whoever changes the format counts it up, and converts older versions as they are read. */
export const VERSION = 2;

/** The largest file, in bytes. */
export const MAX_BYTES = 2_000_000;
/** The most that a service says it includes. */
export const MAX_FEATURES = 50;
/** The characters of a claimed figure, which is shown large. */
export const MAX_FIGURE = 12;
/** The length of a `data:` address with a picture of about 200 kB. */
export const MAX_IMAGE = 300_000;
/** The ratings that a testimonial can have, in whole numbers (specification, section 3). */
export const ratings = { from: 1, to: 5 } as const;

/** How many problems or notices of a file are told. */
export const MAX_TOLD = 10;

/** The lists that only the desktop app edits. */
export const offerNames = ['programs', 'roles', 'gifts', 'partnerships', 'support'] as const;
export type OfferName = (typeof offerNames)[number];

/** The lists that can be opened from a spreadsheet, and saved as one. */
export const sheetNames = ['services', 'events', 'programs'] as const;
export type SheetName = (typeof sheetNames)[number];

/** The lists, in the order in which they are told. */
export const listNames: readonly ListName[] = ['services', 'testimonials', 'events', ...offerNames];

/** The most items of a list. Roles, gifts, partnerships and types of support are all on one page. */
export const maxItems = (list: ListName): number =>
  ['roles', 'gifts', 'partnerships', 'support'].includes(list) ? 24 : 500;

/** Where something is in a content file. */
export interface FilePlace {
  /** Without it, the file itself. */
  readonly part?: ContentPart | undefined;
  /** The position of the item in its list, from 1. */
  readonly item?: number | undefined;
  readonly field?: string | undefined;
  readonly language?: LanguageTag | undefined;
  /** In a spreadsheet, as that counts: the titles are row 1. */
  readonly row?: number | undefined;
}

/** What is wrong with the value of a field. */
export type ValueProblem =
  | 'missing'
  | 'unreadable'
  | 'tooLong'
  | 'tooMany'
  | 'date'
  | 'rating'
  | 'image'
  | 'id'
  | 'phone'
  | 'email'
  | 'link'
  | 'hours'
  | 'timeZone'
  | 'year'
  | 'logo'
  | 'logoSize'
  | 'color'
  | 'contrast';

/** Why a file cannot be read, or written, as a whole. */
type FileProblem = FileError | 'full' | 'nameTooLong' | 'notJson' | 'otherFormat' | 'newer';

/** What may be wrong with a spreadsheet beside that. */
type SheetProblem = 'noTitles' | 'noRows' | 'quotes' | 'twice' | 'choice';

/** A reason why a file is refused; then nothing of it is taken. */
export interface Problem extends FilePlace {
  readonly kind: FileProblem | SheetProblem | ValueProblem;
  /** What is written there, if it is short. */
  readonly value?: string | undefined;
}

/** What to know about a file that was read: a key or an SVG left out, a new id, or an icon that the site does not have. */
export interface Notice extends FilePlace {
  readonly kind: 'unknownKey' | 'newId' | 'svg' | 'icon';
  /** The key or the icon, shortened. */
  readonly value?: string | undefined;
}

/** A content file that was read. */
export interface ContentFile {
  /** The day on which it was saved, `YYYY-MM-DD`. */
  readonly saved: string;
  /** All that staff can edit, whole: whatever the samples say, it shows the same. */
  readonly edits: Edits;
  readonly notices: readonly Notice[];
}

/** A content file, or why it is refused. */
export type ReadResult =
  | { readonly file: ContentFile; readonly problems?: undefined }
  | { readonly file?: undefined; readonly problems: readonly Problem[] };
