/** How long the kiosk shows an error before it leaves it. */
const SHOWN_TIME = 30;
/** How long the site must run without another error before the recovery counts as successful. */
const STEADY_TIME = 30;
/** How often going back to Home may fail before the page restarts. */
const MAX_FAILED_ATTEMPTS = 3;

/** The state of error recovery in an unattended kiosk. Times are in seconds. */
interface ErrorRecovery {
  /** How many of the last attempts to leave it failed, counting the current one, which may still succeed. */
  readonly failedAttempts: number;
  /** When the current error appeared; `undefined` while there is none. */
  readonly since?: number;
  readonly lastSeen?: number;
}

export const initialErrorRecovery: ErrorRecovery = { failedAttempts: 0 };

/** How to leave an error screen: go back to Home, or restart the page. */
export type RecoveryAction = 'go-home' | 'restart';

/** Decides once a second whether to leave an error screen, and how. `activeAt` is when somebody was last there. */
export function nextErrorRecovery(
  { failedAttempts, since, lastSeen }: ErrorRecovery,
  isFailing: boolean,
  now: number,
  activeAt = 0,
): { recovery: ErrorRecovery; action?: RecoveryAction } {
  if (!isFailing) {
    const isSteady = lastSeen === undefined || now - lastSeen >= STEADY_TIME;
    return { recovery: isSteady ? initialErrorRecovery : { failedAttempts, lastSeen } };
  }
  const begin = since ?? now;
  if (now - Math.max(begin, activeAt) < SHOWN_TIME)
    return { recovery: { failedAttempts, since: begin, lastSeen: now } };
  if (failedAttempts === MAX_FAILED_ATTEMPTS) return { recovery: initialErrorRecovery, action: 'restart' };
  return { recovery: { failedAttempts: failedAttempts + 1, lastSeen: now }, action: 'go-home' };
}
