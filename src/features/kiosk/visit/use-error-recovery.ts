import { useEffect, useEffectEvent } from 'react';
import { useErrorScreen } from '@/components/site/site-refs';
import { speech } from '@/features/speech';
import { listenForActivity } from './activity';

/** How long an error is shown before the kiosk leaves it, and how long none must follow for that to count as a success. */
const SHOWN_TIME = 30;
const STEADY_TIME = 30;
/** How often going back to Home may fail before the page restarts. */
const MAX_VAIN_ATTEMPTS = 3;

/** What an unattended kiosk knows about its errors. Times are in seconds. */
interface ErrorRecovery {
  /** How many of the last attempts failed, including one that may still succeed. */
  readonly vainAttempts: number;
  /** When the current error appeared; `undefined` while there is none. */
  readonly since?: number;
  readonly lastSeen?: number;
}

export const noErrors: ErrorRecovery = { vainAttempts: 0 };

/**
 * Decides, once a second, whether and how to leave an error screen.
 *
 * @param now in seconds
 * @param activeAt when somebody was last there, who read or listened to it; the time counts from then
 */
export function nextErrorRecovery(
  { vainAttempts, since, lastSeen }: ErrorRecovery,
  isFailing: boolean,
  now: number,
  activeAt = 0,
): { recovery: ErrorRecovery; action?: 'go-home' | 'restart' } {
  if (!isFailing) {
    const isSteady = lastSeen === undefined || now - lastSeen >= STEADY_TIME;
    return { recovery: isSteady ? noErrors : { vainAttempts, lastSeen } };
  }
  const begin = since ?? now;
  if (now - Math.max(begin, activeAt) < SHOWN_TIME)
    return { recovery: { vainAttempts, since: begin, lastSeen: now } };
  if (vainAttempts === MAX_VAIN_ATTEMPTS) return { recovery: noErrors, action: 'restart' };
  return { recovery: { vainAttempts: vainAttempts + 1, lastSeen: now }, action: 'go-home' };
}

const seconds = () => performance.now() / 1000;

/** Outlives the visit, because visitors may come and go while an error stays. */
let recovery = noErrors;

/**
 * Leaves an error screen after a while, since nobody else may be there to do it. A visitor who presses keys, touches the screen
 * or listens is not interrupted. Looks at the page, because the site's state may be what failed.
 */
export function useErrorRecovery(onGoHome: () => void, onRestart: () => void): void {
  const [errorScreen] = useErrorScreen();
  const goHome = useEffectEvent(onGoHome);
  const restart = useEffectEvent(onRestart);

  useEffect(() => {
    let activeAt = 0;
    const check = () => {
      if (speech.isSpeaking()) activeAt = seconds();
      const isFailing = errorScreen.current !== null;
      const next = nextErrorRecovery(recovery, isFailing, seconds(), activeAt);
      recovery = next.recovery;
      if (next.action === 'go-home') goHome();
      if (next.action === 'restart') restart();
    };
    const timer = setInterval(check, 1_000);
    const stopListening = listenForActivity(() => {
      activeAt = seconds();
    });
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [errorScreen]);
}
