import type { Port } from './contract';

/** Where the site runs: a browser, a desktop window at an outreach desk, or the unattended kiosk. */
export type HostMode = 'web' | 'desk' | 'kiosk';

/** The kiosk's timeouts, in seconds. */
export interface KioskTimes {
  /** Time without input until the warning. */
  readonly idleSeconds: number;
  /** Time from the warning until the reset. */
  readonly warningSeconds: number;
}

/** The kiosk's display as it was configured; the page checks the figures. What is no number is `NaN`. */
export interface KioskDisplay {
  /** The diagonal, in inches; `undefined` if it was not given. */
  readonly inches: number | undefined;
  /** The height of the lower edge above the floor, in millimeters; `undefined` if it was not given. */
  readonly lowerEdgeMm: number | undefined;
}

/** The result of checking a PIN. */
export type PinAnswer =
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
export type FileAnswer = ReadFile | { readonly kind: FileError; readonly name: string };

/** What a page starts with if the app was started with a content file. */
export interface StartFiles {
  /** The file, or the last good one. */
  readonly shown: ReadFile;
  /** The file as it is now, if that is not the one. */
  readonly refused: FileAnswer | undefined;
}

/** Why something was not saved. */
export type SaveError = FileError | 'full' | 'nameTooLong';

/** What became of something that was to be saved. */
export type SaveAnswer =
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'canceled' | SaveError };

/** What is done with a website: it is saved to a folder, or as one file, or served to the browsers of this computer. */
export type WebsiteTarget = 'folder' | 'zip' | 'try';

/** How far the making of a website is; the number of files is known once they are written. */
export interface WebsiteProgress {
  readonly done: number;
  readonly total: number | undefined;
}

/** What became of a website. */
export type WebsiteAnswer =
  | { readonly kind: 'savedFolder' | 'savedZip' | 'putBack'; readonly name: string }
  | { readonly kind: 'trying'; readonly address: string }
  /** The folder holds something else, or a file of that name; or there is no site before to put back. */
  | { readonly kind: 'otherFolder' | 'inTheWay' | 'noLast'; readonly name: string }
  /** Another request is under way, the site could not be made, or a whole drive was chosen. */
  | { readonly kind: 'canceled' | 'busy' | 'notMade' | 'wholeDrive' }
  /** Writing failed; visitors may see some of the new files already. */
  | { readonly kind: SaveError; readonly isChanged: boolean };

/** How a kiosk was configured. */
export interface KioskFacts {
  readonly times: KioskTimes;
  readonly display: KioskDisplay;
  /** The keypad of the audio guide, if there is one; the page checks it. */
  readonly keypad: string | undefined;
  /** The options that were given and do not exist, fit for display. */
  readonly unknownOptions: readonly string[];
  /** Whether the staff panel asks for a PIN. */
  readonly asksForPin: boolean;
}

/** What a desk window knows from its start. */
export interface DeskFacts {
  /** The language that the app started in, by its tag. */
  readonly language: string;
  /** Whether keys are as on a Mac. */
  readonly isMac: boolean;
}

/** The content file that the desktop app was started with. */
export type StartContentPort = Port<'startContent'>;

/** What the page can request about the foundation's website. */
export type WebsitePort = Port<'website'>;

/**
 * What the page knows and can request in the kiosk. Only the desktop app has a content file, and can be left: a browser has no
 * PIN, so anyone can open its staff panel.
 */
export type KioskPort = KioskFacts &
  Omit<Port<'kiosk'>, 'leave'> &
  Partial<Pick<Port<'kiosk'>, 'leave'>> & { readonly startContent?: StartContentPort };

/** What the page knows and can request in a desk window. */
export type DeskPort = DeskFacts &
  Port<'desk'> & { readonly startContent: StartContentPort; readonly website: WebsitePort };

/** The desktop app around the page. */
export type DesktopHost =
  | { readonly mode: 'desk'; readonly desk: DeskPort }
  | { readonly mode: 'kiosk'; readonly kiosk: KioskPort };

/**
 * The port to the site's surroundings, and the one place where browser and desktop app differ. A browser that is locked down
 * by other means turns on the kiosk with `?kiosk`; the kiosk's own script has its port (./browser-kiosk.ts).
 */
export type Host = DesktopHost | { readonly mode: 'web' | 'kiosk'; readonly kiosk?: undefined };
