import type { Keypad } from '@/host/keypads';

/** What the guide needs to know about the kiosk, and may ask of it. */
export interface GuideHost {
  /** The keys that drive it. */
  readonly keypad: Keypad;
  readonly screenName: string;
  readonly isHome: boolean;
  /** Seconds left while the idle warning is shown. */
  readonly secondsLeft: number | undefined;
  /** Seconds without input until the kiosk starts over. */
  readonly idleSeconds: number;
  readonly goHome: () => void;
  /** Takes the next text size, or the first after the last, and returns it in percent. */
  readonly changeTextSize: () => string;
  /** `undefined` if there is no screen to go back to. */
  readonly goBack: (() => void) | undefined;
}
