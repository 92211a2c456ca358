import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PinAnswer } from '../../../src/host/types';

/** Wrong tries until nobody may try for a while. */
const tries = 5;

/** How long nobody may try, in milliseconds. */
const lockTime = 60_000;

/** Lets staff in. */
export interface StaffLock {
  /** Checks a PIN; while too many were wrong, not even the right one is looked at. */
  check(given: string): PinAnswer;
  /** Whether staff may leave the kiosk: a PIN was accepted since the last reset, or there is none. */
  isOpen(): boolean;
  /** Wants the PIN again. */
  close(): void;
}

/** Compares in a time that tells nothing about how much was right. */
function matcher(pin: string): (given: string) => boolean {
  const key = randomBytes(32);
  const digest = (text: string) => createHmac('sha256', key).update(text).digest();
  const right = digest(pin);
  return (given) => timingSafeEqual(digest(given), right);
}

/**
 * Makes the lock that the staff's PIN opens.
 *
 * @param pin `undefined` where there is none, and the lock always open
 * @param now a clock in milliseconds that nobody can set
 */
export function staffLock(pin: string | undefined, now: () => number): StaffLock {
  if (pin === undefined) {
    return { check: () => ({ result: 'accepted' }), isOpen: () => true, close: () => undefined };
  }
  const isRight = matcher(pin);
  let wrong = 0;
  let lockedUntil = Number.NEGATIVE_INFINITY;
  let open = false;

  function lockedAnswer(): PinAnswer | undefined {
    const left = lockedUntil - now();
    return left > 0 ? { result: 'locked', seconds: Math.ceil(left / 1000) } : undefined;
  }

  return {
    check(given) {
      const locked = lockedAnswer();
      if (locked) return locked;
      open = isRight(given);
      wrong = open ? 0 : wrong + 1;
      if (wrong === tries) {
        wrong = 0;
        lockedUntil = now() + lockTime;
      }
      return lockedAnswer() ?? { result: open ? 'accepted' : 'refused' };
    },
    isOpen: () => open,
    close() {
      open = false;
    },
  };
}
