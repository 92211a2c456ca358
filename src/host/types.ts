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

/** What the page can request in the kiosk. */
export interface KioskPort {
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
  /** Reports whether there are edits that a reload would lose. */
  reportEdits(edited: boolean): void;
  /** Reports the language of the page, by its tag, for the menu and the dialogs. */
  reportLanguage(tag: string): void;
  /**
   * Subscribes to screens being chosen in the menu.
   *
   * @param listener gets the path of the screen, such as `/services`
   * @returns a function that unsubscribes
   */
  onOpenScreen(listener: (path: string) => void): () => void;
}

/** The port to the site's surroundings, and the one place where browser and desktop app differ. */
export type Host =
  | { readonly mode: 'web' }
  | { readonly mode: 'desk'; readonly desk: DeskPort }
  | { readonly mode: 'kiosk'; readonly kiosk: KioskPort };
