/**
 * A calendar day in the long format of a locale; for `en-US`, such as `December 15, 2024` (specification, section 2).
 * The day has no time zone and is the same everywhere.
 *
 * @param day `YYYY-MM-DD`
 * @param locale a language tag, such as `en-US`
 * @returns the day in words, or the text as it came when it is no such day
 */
export function formatLongDate(day: string, locale: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  // A day that no month has, such as February 30, would be taken for one in March.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return day;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
