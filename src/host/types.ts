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
  | { readonly result: 'accepted' | 'refused' }
  | { readonly result: 'locked'; readonly seconds: number };

/** Why the desktop app could not read or write a file. */
export type FileError = 'notFound' | 'forbidden' | 'tooLarge' | 'notText' | 'failed';

/** A file that the desktop app read for the page, or why it could not. */
export type FileAnswer =
  | {
      readonly name: string;
      readonly text: string;
      /** When the file was changed, in milliseconds since 1970. */
      readonly changed: number;
      readonly sha256: string;
    }
  | { readonly name: string; readonly error: FileError };

/** What became of something that was to be saved. */
export type SaveAnswer =
  | { readonly result: 'saved'; readonly name: string }
  | { readonly result: 'canceled' | 'full' | 'nameTooLong' | FileError };

/** The sizes of paper that a sheet is printed on. */
export type PaperSize = 'Letter' | 'A4';

/** The content file that the desktop app was started with. */
export interface StartContentPort {
  /** Reads the file; `undefined` if there is none, or if its hash is still `known`. */
  read(known?: string): Promise<FileAnswer | undefined>;
  /** Reports that the page shows the content of the file with that hash; without one, of no file that was read. */
  reportShown(sha256: string | undefined): void;
  /** Reports, in a word, why the page refused a file. */
  reportRefused(reason: string): void;
}

/** What the page does when it is chosen in the menu of a desk window. The first three are about content files. */
export type DeskCommand =
  | 'open'
  | 'save'
  | 'saveAs'
  | 'newVisitor'
  | 'find'
  | 'findNext'
  | 'findPrevious'
  | 'phoneList'
  | 'shortcuts'
  | 'sheet'
  | 'share';

/** What the page can request in the kiosk. */
export interface KioskPort {
  /** Only in the desktop app. */
  readonly startContent?: StartContentPort;
  readonly times: KioskTimes;
  readonly display: KioskDisplay;
  /** The keypad of the audio guide as it was configured, if it was; the page checks it. */
  readonly keypad: string | undefined;
  /** The options that were given and do not exist, fit for display. */
  readonly unknownOptions: readonly string[];
  /** Whether the staff panel asks for a PIN. */
  readonly asksForPin: boolean;
  /** Checks a PIN. The correct PIN is never passed to the page. */
  checkPin(pin: string): Promise<PinAnswer>;
  /** Quits the kiosk. If a PIN is set, it must have been accepted since the last reset. */
  leave(): void;
  /** Reports that the kiosk was reset for the next visitor. */
  reportReset(): void;
  /** The page's heartbeat. */
  reportAlive(): void;
  /** Replaces the page with a fresh one, soon: it cannot recover by itself. */
  restart(): void;
}

/** What the page can request in a desk window. */
export interface DeskPort {
  /** The language that the app started in, by its tag. */
  readonly language: string;
  /** Whether keys are as on a Mac. */
  readonly isMac: boolean;
  readonly startContent: StartContentPort;
  /** Reports whether there are edits that a reload would lose. */
  reportEdits(edited: boolean): void;
  /** Reports whether something is typed that no content file would keep: a form, a message or a sheet. */
  reportDrafts(hasDrafts: boolean): void;
  /** Reports the language of the page, by its tag, for the menu and the dialogs. */
  reportLanguage(tag: string): void;
  /** Reports that a visit has ended, of which neither Back nor the clipboard may keep anything. */
  reportVisitEnd(): void;
  /** Prints the page, and says why it was not printed; resolves with whether it went to a printer. */
  print(): Promise<boolean>;
  /** Lets staff choose a content file, and reads it; `undefined` if they choose none. */
  openContent(): Promise<FileAnswer | undefined>;
  /** Saves a content file where the shown one is from, or where staff choose; without a text, reports that there is none. */
  saveContent(text: string | undefined, asOther: boolean): Promise<SaveAnswer>;
  /** Saves what the page prints as a PDF, where staff choose. */
  savePdf(paper: PaperSize): Promise<SaveAnswer>;
  /**
   * Subscribes to commands of the menu, and to `save` before the window closes. Whoever owns a command handles it.
   *
   * @returns a function that unsubscribes
   */
  onCommand(listener: (command: DeskCommand) => void): () => void;
  /**
   * Subscribes to screens being chosen in the menu.
   *
   * @param listener gets the path of the screen, such as `/services`
   * @returns a function that unsubscribes
   */
  onOpenScreen(listener: (path: string) => void): () => void;
}

/** The desktop app around the page. */
export type DesktopHost =
  | { readonly mode: 'desk'; readonly desk: DeskPort }
  | { readonly mode: 'kiosk'; readonly kiosk: KioskPort };

/**
 * The port to the site's surroundings, and the one place where browser and desktop app differ. A browser that is locked down
 * by other means turns on the kiosk with `?kiosk`; the kiosk's own script has its port (./browser-kiosk.ts).
 */
export type Host = DesktopHost | { readonly mode: 'web' | 'kiosk'; readonly kiosk?: undefined };
