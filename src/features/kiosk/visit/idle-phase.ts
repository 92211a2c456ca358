import type { KioskTimes } from '@/host/types';

/** What the kiosk does after a while without input. */
export type IdlePhase =
  | { phase: 'active' }
  /** Whole seconds until the kiosk resets. */
  | { phase: 'warning'; secondsLeft: number }
  | { phase: 'over' };

/**
 * Decides what to do by the time since the last input.
 *
 * @param idle seconds since the last touch, key press or pointer movement
 */
export function idlePhase(idle: number, { idleSeconds, warningSeconds }: KioskTimes): IdlePhase {
  if (idle < idleSeconds) return { phase: 'active' };
  const secondsLeft = Math.ceil(idleSeconds + warningSeconds - idle);
  return secondsLeft > 0 ? { phase: 'warning', secondsLeft } : { phase: 'over' };
}
