/** When the office opens and closes, in minutes since midnight. */
interface OpenTime {
  readonly opens: number;
  readonly closes: number;
}

const minutesOf = (time = '') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Parses the hours of a day, such as `08:00-18:00`, or `08:00-12:00, 13:00-17:00` with a break. A closed day has none. */
export function parseOpenTimes(hours = ''): readonly OpenTime[] {
  if (!hours) return [];
  return hours.split(/,\s*/).map((span) => {
    const [opens, closes] = span.split('-');
    return { opens: minutesOf(opens), closes: minutesOf(closes) };
  });
}

/** Formats a time of day, in minutes since midnight, on a 12-hour clock. */
export function formatTimeOfDay(minutes: number, [morning, afternoon]: readonly [string, string]): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${minute}${hour < 12 ? morning : afternoon}`;
}
