import type { OfficeHours } from './types';

const weekday = { opens: 8 * 60, closes: 18 * 60 };

/** When the office is open (specification, section 9). Each language writes the same hours out in `foundation.ts`. */
export const officeHours: OfficeHours = {
  timeZone: 'America/New_York',
  days: [null, weekday, weekday, weekday, weekday, weekday, { opens: 9 * 60, closes: 16 * 60 }],
};
