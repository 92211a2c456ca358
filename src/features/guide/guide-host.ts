/** What the guide needs to know about the kiosk, and may ask of it. */
export interface GuideHost {
  readonly screenName: string;
  readonly isHome: boolean;
  /** Seconds left while the idle warning is shown. */
  readonly secondsLeft: number | undefined;
  /** Seconds without input until the kiosk starts over. */
  readonly idleSeconds: number;
  readonly goHome: () => void;
  /** `undefined` if there is no screen to go back to. */
  readonly goBack: (() => void) | undefined;
}
