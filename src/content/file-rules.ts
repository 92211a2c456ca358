import type { FileError } from '@/host/messages';
import type { Content } from './document';
import { type ContentPart, type ListName, offerNames } from './fields';
import type { LanguageTag } from './languages';

/** The largest file, in bytes. */
export const MAX_BYTES = 2_000_000;
/** The most items that a service says it includes. */
export const MAX_FEATURES = 50;
/** The characters of a claimed figure, which is shown large. */
export const MAX_FIGURE = 12;
/** The length of a `data:` address with a picture of about 200 kB. */
export const MAX_IMAGE = 300_000;
/** The ratings that a testimonial can have, in whole numbers (specification, section 3). */
export const ratings = { from: 1, to: 5 } as const;

/** How many problems or notices of a file are reported. */
export const MAX_REPORTED = 10;

/** The lists that staff can open from a spreadsheet, and save as one. */
export const sheetNames = ['services', 'events', 'programs'] as const;
export type SheetName = (typeof sheetNames)[number];

/** The most items in a list. All offers of the foundation appear on one page, except for programs. */
export const maxItems = (list: ListName): number =>
  list !== 'programs' && offerNames.some((name) => name === list) ? 24 : 500;

export interface FilePlace {
  /** The part; without it, the problem is in the file itself. */
  readonly part?: ContentPart;
  /** The item's position in its list, counted from 1. */
  readonly item?: number;
  readonly field?: string;
  readonly language?: LanguageTag;
  /** The row number in the spreadsheet, where row 1 has the column titles. */
  readonly row?: number;
}

/** The kinds of problems with a value. */
export const valueProblems = [
  'missing',
  'unreadable',
  'tooLong',
  'tooMany',
  'date',
  'rating',
  'image',
  'id',
  'phone',
  'email',
  'link',
  'hours',
  'timeZone',
  'year',
  'logo',
  'logoSize',
  'color',
  'contrast',
] as const;

export type ValueProblem = (typeof valueProblems)[number];

/** Why a file cannot be read, or written, as a whole. */
type FileProblem = FileError | 'full' | 'nameTooLong' | 'notJson' | 'otherFormat' | 'newer';

type SheetProblem = 'noTitles' | 'noRows' | 'quotes' | 'twice' | 'choice';

/** A reason why a whole file is refused. */
export interface Problem extends FilePlace {
  readonly kind: FileProblem | SheetProblem | ValueProblem;
  /** The value in the file, if it is short. */
  readonly value?: string;
}

/** A note about a file that was read: an unknown key, an SVG that was left out, a new id, or an icon that the site lacks. */
export interface Notice extends FilePlace {
  readonly kind: 'unknownKey' | 'newId' | 'svg' | 'icon';
  /** The key or the icon, shortened. */
  readonly value?: string;
}

/** The content document read from a file, with notices for staff; or the reasons for rejecting the file. */
export type ReadResult =
  | {
      readonly document: Content;
      readonly notices: readonly Notice[];
      readonly problems?: undefined;
    }
  | { readonly document?: undefined; readonly problems: readonly Problem[] };

/** The file in the folder of a site with the content that made it. No page links to it. */
export const CONTENT_IN_SITE = 'website-content.json';
