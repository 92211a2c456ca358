/** Whether a text is a calendar day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-/.test(text)) return false;
  // Date turns an impossible day, such as February 30, into one in March.
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString() === `${text}T00:00:00.000Z`;
}

/**
 * Creates a formatter for calendar days in a locale's long format, for example `December 15, 2024` in `en-US`
 * (specification, section 2).
 *
 * @param locale a language tag, such as `en-US`
 * @returns a function that formats a day given as `YYYY-MM-DD`, and returns any other text unchanged. The day has no time
 *   zone, so it is the same everywhere.
 */
export function longDateFormat(locale: string): (day: string) => string {
  // Created on first use: on a slow device, that takes as long as rendering a screen.
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    if (!isDay(day)) return day;
    format ??= new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    return format.format(new Date(`${day}T00:00:00Z`));
  };
}

/** The calendar day of a time in the visitor's time zone, `YYYY-MM-DD`. */
export function dayOf(time: Date): string {
  return [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/**
 * Whether a calendar day is over in the visitor's time zone.
 *
 * @param day `YYYY-MM-DD`; any other text is not a day, and never over
 * @param now the current time
 */
export function hasPassed(day: string, now: Date): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && day < dayOf(now);
}
