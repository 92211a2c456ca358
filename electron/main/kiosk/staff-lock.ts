import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PinResult } from '../../../src/host/messages';

/** Wrong attempts before the lock refuses every attempt for a while. */
const MAX_ATTEMPTS = 5;

/** Duration of the first lockout, doubled for each further one up to the maximum. */
const FIRST_LOCKOUT_MS = 60_000;
const MAX_LOCKOUT_MS = 60 * 60_000;

/** The wrong PINs that a relaunch must remember. */
export interface PinAttempts {
  readonly wrong: number;
  /** Lockouts since somebody last entered the right PIN. */
  readonly lockouts: number;
  /** The seconds left of a lockout. */
  readonly lockedSeconds: number;
}

/** Compares in constant time, so that timing does not reveal how much of the PIN was right. */
function matcher(pin: string): (attempt: string) => boolean {
  const key = randomBytes(32);
  const digest = (text: string) => createHmac('sha256', key).update(text).digest();
  const expected = digest(pin);
  return (attempt) => timingSafeEqual(digest(attempt), expected);
}

const noAttempts: PinAttempts = { wrong: 0, lockouts: 0, lockedSeconds: 0 };

/**
 * Creates the lock that the staff's PIN opens; without a PIN, it is always open.
 *
 * @param now a monotonic clock in milliseconds, which changing the system time does not affect
 * @param before the attempts before a relaunch
 */
export function staffLock(pin: string | undefined, now: () => number, before = noAttempts) {
  const isRight = pin === undefined ? () => true : matcher(pin);
  let wrongAttempts = before.wrong;
  let lastAttempt = '';
  let lockouts = before.lockouts;
  let lockedUntil = now() + before.lockedSeconds * 1000;
  let open = pin === undefined;

  function lock(): void {
    wrongAttempts = 0;
    lockedUntil = now() + Math.min(FIRST_LOCKOUT_MS * 2 ** lockouts, MAX_LOCKOUT_MS);
    lockouts += 1;
  }

  const lockedSeconds = () => Math.max(0, Math.ceil((lockedUntil - now()) / 1000));

  function lockedAnswer(): PinResult | undefined {
    const seconds = lockedSeconds();
    return seconds > 0 ? { kind: 'locked', seconds } : undefined;
  }

  return {
    /**
     * Checks a PIN. After too many wrong attempts, it refuses even the right PIN for a while. An empty or repeated attempt
     * does not count, because a held key may send it again.
     */
    check(attempt: string): PinResult {
      const locked = lockedAnswer();
      if (locked) return locked;
      open = isRight(attempt);
      if (open) {
        wrongAttempts = 0;
        lockouts = 0;
        return { kind: 'accepted' };
      }
      if (attempt !== '' && attempt !== lastAttempt) wrongAttempts += 1;
      lastAttempt = attempt;
      if (wrongAttempts >= MAX_ATTEMPTS) lock();
      return lockedAnswer() ?? { kind: 'refused' };
    },
    /** Whether the right PIN was entered since the last `close`, or none is required. */
    isOpen: () => open,
    /** Requires the PIN again. */
    close() {
      open = pin === undefined;
    },
    attempts: (): PinAttempts => ({ wrong: wrongAttempts, lockouts, lockedSeconds: lockedSeconds() }),
  };
}

export type StaffLock = ReturnType<typeof staffLock>;
