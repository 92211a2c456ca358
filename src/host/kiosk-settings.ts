import type { KioskTimes } from './types';

/** How long a kiosk waits unless it is configured otherwise. */
export const defaultKioskTimes: KioskTimes = { idleSeconds: 120, warningSeconds: 30 };

/** The figures that describe a kiosk's display: the range of each, and the value used when none is given. */
export const kioskDisplayFigures = {
  /** The diagonal, in inches. */
  inches: { from: 7, to: 120, assumed: 32 },
  /** The height of the lower edge above the floor, in millimeters. */
  lowerEdgeMm: { from: 0, to: 1500, assumed: 750 },
} as const;

/** Parses a figure: digits, with at most two decimal places; `undefined` if it is anything else. */
export function parseFigure(text: string): number | undefined {
  return /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}
