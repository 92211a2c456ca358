/**
 * Makes what writes a calendar day in the long format of a locale; for `en-US`, such as `December 15, 2024`
 * (specification, section 2).
 *
 * @param locale a language tag, such as `en-US`
 * @returns a function from a day, `YYYY-MM-DD`, to its words, or the text as it came when it is no such day. The day has
 *   no time zone and is the same everywhere.
 */
export function longDateFormat(locale: string): (day: string) => string {
  // Made with the first day that is written: on a slow device that takes as long as to draw a screen.
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    const date = new Date(`${day}T00:00:00Z`);
    // A day that no month has, such as February 30, would be taken for one in March.
    if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return day;
    format ??= new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    return format.format(date);
  };
}
