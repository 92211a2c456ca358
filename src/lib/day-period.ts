/** Writes `9 a.m.`, which browsers show in Spanish, with a space as in the copy: `9 a. m.` */
export function spaceDayPeriod(time: string): string {
  return time.replace(/([ap])\.m\./, '$1.\u00a0m.');
}
