export type PinResult =
  | { readonly kind: 'accepted' | 'refused' }
  | { readonly kind: 'locked'; readonly seconds: number };

/** Why the desktop app could not read or write a file. */
export type FileError = 'notFound' | 'forbidden' | 'tooLarge' | 'notText' | 'failed';

/** A file that the desktop app read for the page. */
export interface ReadFile {
  readonly kind: 'read';
  readonly name: string;
  readonly text: string;
  /** When the file was changed, in milliseconds since 1970. */
  readonly changed: number;
  readonly sha256: string;
}

/** A file that the desktop app read for the page, or why it could not. */
export type FileResult = ReadFile | { readonly kind: FileError; readonly name: string };

/** The files that a page starts with if the app was started with a content file. */
export interface StartFiles {
  /** The current file, or the last good one. */
  readonly shown: ReadFile;
  /** The current file, if it could not be shown. */
  readonly refused: FileResult | undefined;
}

export type SaveError = FileError | 'full' | 'nameTooLong';

export type SaveResult =
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'canceled' | SaveError };

/** The ways to publish a website: save it to a folder, or as one file, or serve it to the browsers of this computer. */
export type WebsiteTarget = 'folder' | 'zip' | 'try';

/** How far the making of a website is. The number of files is known once they are written. */
export interface WebsiteProgress {
  readonly done: number;
  readonly total: number | undefined;
}

export type WebsiteResult =
  | { readonly kind: 'savedFolder' | 'savedZip' | 'putBack'; readonly name: string }
  | { readonly kind: 'trying'; readonly address: string }
  /** The folder holds something else, a file of that name is in the way, or there is no previous site to put back. */
  | { readonly kind: 'otherFolder' | 'inTheWay' | 'noLast'; readonly name: string }
  /** Staff canceled, another request is under way, the site could not be made, or a whole drive was chosen. */
  | { readonly kind: 'canceled' | 'busy' | 'notMade' | 'wholeDrive' }
  /** Writing failed, and visitors may already see some of the new files. */
  | { readonly kind: SaveError; readonly isChanged: boolean };
