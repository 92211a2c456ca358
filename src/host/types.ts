import type { Port } from './contract';
import type { KioskDisplay, KioskTimes } from './kiosk-settings';

/** Where the site runs: a browser, a desktop window at an outreach desk, or the unattended kiosk. */
export type HostMode = 'web' | 'desk' | 'kiosk';

export interface KioskFacts {
  readonly times: KioskTimes;
  readonly display: KioskDisplay;
  /** The keypad of the audio guide, if there is one; the page checks it. */
  readonly keypad: string | undefined;
  readonly asksForPin: boolean;
}

export interface DeskFacts {
  /** The language that the app started in, by its tag. */
  readonly language: string;
  readonly isMac: boolean;
}

export type StartContentPort = Port<'startContent'>;

/** The port in the kiosk. Only the app has a content file and can be left, since a browser has no PIN for its staff panel. */
export type KioskPort = KioskFacts &
  Omit<Port<'kiosk'>, 'leave'> &
  Partial<Pick<Port<'kiosk'>, 'leave'>> & { readonly startContent?: StartContentPort };

export type DeskPort = DeskFacts &
  Port<'desk'> & { readonly startContent: StartContentPort; readonly website: Port<'website'> };

export type DesktopHost =
  | { readonly mode: 'desk'; readonly desk: DeskPort }
  | { readonly mode: 'kiosk'; readonly kiosk: KioskPort };

/** The port to the host, through which a browser, the desktop app and the kiosk differ. */
export type Host = DesktopHost | { readonly mode: 'web' | 'kiosk'; readonly kiosk?: undefined };
