/** Time from an error until the kiosk first goes back to Home, in seconds. */
const FIRST_DELAY = 30;
/** The longest time between two attempts, in seconds. */
const LONGEST_DELAY = 960;
/** Time without an error after which the delay starts over, in seconds. */
const QUIET_TIME = 600;
/** Time without an error after which going back to Home has helped, in seconds. */
const STEADY_TIME = 30;
/** How often going back to Home may be in vain before the page restarts. */
const MAX_VAIN_ATTEMPTS = 3;

/** What an unattended kiosk knows about its errors. Times are in seconds. */
export interface ErrorRecovery {
  /** How often the kiosk went back to Home since it was last without an error for long. */
  readonly attempts: number;
  /** How many of the last attempts were in vain, counting one that may still help. */
  readonly vainAttempts: number;
  /** When the current error appeared; `undefined` while there is none. */
  readonly since?: number;
  /** When an error was last seen. */
  readonly lastSeen?: number;
}

/** Before any error. */
export const noErrors: ErrorRecovery = { attempts: 0, vainAttempts: 0 };

/** How long to show an error before the next attempt, in seconds. It doubles each time: the same error may come back. */
export function errorDelay(attempts: number): number {
  return Math.min(FIRST_DELAY * 2 ** attempts, LONGEST_DELAY);
}

/** How to leave an error screen: go back to Home, or restart the page. */
export type RecoveryAction = 'go-home' | 'restart';

/**
 * Decides, once a second, whether and how to leave an error screen.
 *
 * @param isFailing whether an error is shown
 * @param now in seconds
 * @param activeAt when somebody was last there, who read or listened to it; the delay counts from then
 * @returns what to remember, and what to do now
 */
export function nextErrorRecovery(
  { attempts, vainAttempts, since, lastSeen }: ErrorRecovery,
  isFailing: boolean,
  now: number,
  activeAt = 0,
): { recovery: ErrorRecovery; action?: RecoveryAction } {
  if (!isFailing) {
    const quietFor = lastSeen === undefined ? Number.POSITIVE_INFINITY : now - lastSeen;
    if (quietFor >= QUIET_TIME) return { recovery: noErrors };
    return { recovery: { attempts, vainAttempts: quietFor < STEADY_TIME ? vainAttempts : 0, lastSeen } };
  }
  const begin = since ?? now;
  const restarts = vainAttempts === MAX_VAIN_ATTEMPTS;
  // The restart comes soon, since nothing works by then.
  const delay = restarts ? FIRST_DELAY : errorDelay(attempts);
  if (now - Math.max(begin, activeAt) < delay) {
    return { recovery: { attempts, vainAttempts, since: begin, lastSeen: now } };
  }
  if (restarts) return { recovery: { attempts, vainAttempts: 0, lastSeen: now }, action: 'restart' };
  return {
    recovery: { attempts: attempts + 1, vainAttempts: vainAttempts + 1, lastSeen: now },
    action: 'go-home',
  };
}
