import type { KioskTimes } from './types';

/** How long a kiosk waits unless it is configured otherwise. */
export const defaultKioskTimes: KioskTimes = { idleSeconds: 120, warningSeconds: 30 };
