export interface KioskTimes {
  /** The time without input until the warning, in seconds. */
  readonly idleSeconds: number;
  /** The time from the warning until the reset, in seconds. */
  readonly warningSeconds: number;
}

/** The kiosk's display as it was configured, which the page checks. A value that is no number is `NaN`. */
export interface KioskDisplay {
  /** The diagonal, in inches; `undefined` if it was not given. */
  readonly inches: number | undefined;
  /** The height of the lower edge above the floor, in millimeters; `undefined` if it was not given. */
  readonly lowerEdgeMm: number | undefined;
}

/** How long a kiosk waits unless it is configured otherwise. */
export const defaultKioskTimes: KioskTimes = { idleSeconds: 120, warningSeconds: 30 };

export const pinDigits = { from: 4, to: 12 } as const;

/** How often the page of a kiosk reports that it is alive, and the longest silence, in milliseconds. */
export const heartbeat = { intervalMs: 5_000, timeoutMs: 20_000 } as const;

/** The figures that describe a kiosk's display: the range of each, and the value used when none is given. */
export const kioskDisplayFigures = {
  inches: { from: 7, to: 120, assumed: 32 },
  lowerEdgeMm: { from: 0, to: 1500, assumed: 750 },
} as const;

/** Parses a figure: digits, with at most two decimal places; `undefined` if it is anything else. */
export function parseFigure(text: string): number | undefined {
  return /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}
