/** The figures that describe a kiosk's display: the range of each, and the value used when none is given. */
export const kioskDisplayFigures = {
  /** The diagonal, in inches. */
  inches: { from: 7, to: 120, assumed: 32 },
  /** The height of the lower edge above the floor, in millimeters. */
  lowerEdgeMm: { from: 0, to: 1500, assumed: 750 },
} as const;
