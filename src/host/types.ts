/** Where the site runs: a browser, a window on a volunteer's desk, or the unattended display. */
export type HostMode = 'web' | 'desk' | 'kiosk';

/** What the site may ask of its surroundings. The one place where browser and desktop app differ. */
export interface Host {
  readonly mode: HostMode;
}
