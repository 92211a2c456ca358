/** Where the site runs: a browser, a window on a volunteer's desk, or the unattended display. */
export type HostMode = 'web' | 'desk' | 'kiosk';

/** How long the unattended display waits for a visitor, in seconds. */
export interface KioskTimes {
  /** Without input until the visitor is asked. */
  readonly idleSeconds: number;
  /** From the question until the display starts over. */
  readonly warningSeconds: number;
}

/** What became of a PIN that staff typed. */
export type PinAnswer =
  | { readonly result: 'accepted' | 'refused' }
  | { readonly result: 'locked'; readonly seconds: number };

/** What the unattended display may ask of its surroundings. */
export interface KioskPort {
  readonly times: KioskTimes;
  /** Whether the staff panel asks for a PIN. */
  readonly asksForPin: boolean;
  /** Has a PIN checked, where there is one; it is never handed to the page. */
  checkPin(pin: string): Promise<PinAnswer>;
  /** Ends the kiosk; refused unless a PIN was accepted since the last reset, where there is one. */
  leave(): void;
  /** Tells that the display has started over for the next visitor. */
  reportReset(): void;
  /** Tells, now and then, that the page is alive. */
  reportAlive(): void;
}

/** What the window on a desk may ask of its surroundings. */
export interface DeskPort {
  /** Tells whether there are edits that a reload would lose. */
  reportEdits(edited: boolean): void;
  /**
   * Listens for screens that the menu asks for.
   *
   * @param listener gets the path of the screen, such as `/services`
   * @returns a function that ends the listening
   */
  onOpenScreen(listener: (path: string) => void): () => void;
}

/** What the site may ask of its surroundings. The one place where browser and desktop app differ. */
export type Host =
  | { readonly mode: 'web' }
  | { readonly mode: 'desk'; readonly desk: DeskPort }
  | { readonly mode: 'kiosk'; readonly kiosk: KioskPort };
