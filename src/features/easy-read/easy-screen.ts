import type { EasyLine, EditableContent } from '@/content/types';

/** Lines under one heading. */
export interface EasyPart {
  /** The id of an item that staff can edit, since two such items may share a title. */
  id?: number;
  /** The fragment of links to it. */
  anchor?: string;
  title: string;
  lines: readonly EasyLine[];
}

/** A section of a screen. */
export interface EasySection extends EasyPart {
  parts?: readonly EasyPart[];
}

/** The main points of a screen in plain language, with the same facts as the standard version. */
export interface EasyScreen extends EasyPart {
  sections: readonly EasySection[];
}

/**
 * Builds the Easy read version of a screen.
 *
 * @param content edits by staff included
 * @param longDate writes out a `YYYY-MM-DD` day
 * @param now the current time, since events of past days are over
 */
export type BuildEasyScreen = (
  content: EditableContent,
  longDate: (day: string) => string,
  now: Date,
) => EasyScreen;
