/** Whether a text is a calendar day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-/.test(text)) return false;
  // Compares the result, since `Date` turns an impossible day, such as February 30, into one in March.
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString() === `${text}T00:00:00.000Z`;
}

/** Returns the calendar day of a time in the visitor's time zone, `YYYY-MM-DD`. */
export function formatDay(time: Date): string {
  return [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** Whether a day, `YYYY-MM-DD`, is over in the visitor's time zone; any other text is not a day, and never over. */
export function hasPassed(day: string, now: Date): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && day < formatDay(now);
}
