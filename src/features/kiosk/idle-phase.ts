import type { KioskTimes } from '@/host/types';

/** What the kiosk does about a visitor who has not moved for a while. */
export type IdlePhase =
  | { phase: 'active' }
  /** Whole seconds until the display starts over. */
  | { phase: 'warning'; secondsLeft: number }
  | { phase: 'over' };

/**
 * Decides by the time since the last input.
 *
 * @param idle seconds since the last touch, key or movement
 */
export function idlePhase(idle: number, { idleSeconds, warningSeconds }: KioskTimes): IdlePhase {
  if (idle < idleSeconds) return { phase: 'active' };
  const secondsLeft = Math.ceil(idleSeconds + warningSeconds - idle);
  return secondsLeft > 0 ? { phase: 'warning', secondsLeft } : { phase: 'over' };
}
