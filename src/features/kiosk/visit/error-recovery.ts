/** Time from an error until the kiosk first goes back to Home, in seconds. */
const FIRST_DELAY = 30;
/** The longest time between two attempts, in seconds. */
const LONGEST_DELAY = 960;
/** Time without an error after which the delay starts over, in seconds. */
const QUIET_TIME = 600;

/** What an unattended kiosk knows about its errors. Times are in seconds. */
export interface ErrorRecovery {
  /** How often the kiosk went back to Home since it was last without an error for long. */
  readonly attempts: number;
  /** When the current error appeared; `undefined` while there is none. */
  readonly since?: number;
  /** When an error was last seen. */
  readonly lastSeen?: number;
}

/** How long to show an error before the next attempt, in seconds. It doubles each time: the same error may come back. */
export function errorDelay(attempts: number): number {
  return Math.min(FIRST_DELAY * 2 ** attempts, LONGEST_DELAY);
}

/**
 * Decides, once a second, whether to leave an error screen.
 *
 * @param isFailing whether an error is shown
 * @param now in seconds
 * @param activeAt when somebody was last there, who read or listened to it; the delay counts from then
 * @returns what to remember, and whether to go back to Home now
 */
export function nextErrorRecovery(
  { attempts, since, lastSeen }: ErrorRecovery,
  isFailing: boolean,
  now: number,
  activeAt = 0,
): { recovery: ErrorRecovery; goHome: boolean } {
  if (!isFailing) {
    const isQuiet = lastSeen === undefined || now - lastSeen >= QUIET_TIME;
    return { recovery: isQuiet ? { attempts: 0 } : { attempts, lastSeen }, goHome: false };
  }
  const begin = since ?? now;
  if (now - Math.max(begin, activeAt) < errorDelay(attempts)) {
    return { recovery: { attempts, since: begin, lastSeen: now }, goHome: false };
  }
  return { recovery: { attempts: attempts + 1, lastSeen: now }, goHome: true };
}
