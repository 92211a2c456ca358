import type { KioskTimes } from '@/host/types';

/**
 * The whole seconds until the kiosk resets: `undefined` before the warning, 0 once the time is over.
 *
 * @param idle seconds since the last touch, key press or pointer movement
 */
export function idleSecondsLeft(idle: number, { idleSeconds, warningSeconds }: KioskTimes) {
  return idle < idleSeconds ? undefined : Math.max(Math.ceil(idleSeconds + warningSeconds - idle), 0);
}
