import { isDay } from '@/lib/format-date';

/** Reads a day in numbers as `YYYY-MM-DD`, with the day or the month first; `''` if there is no such day. */
function dayInOrder(text: string, isDayFirst: boolean): string {
  const [, first = '', second = '', year = ''] =
    /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/.exec(text) ?? [];
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  const written = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : '';
}

/** Whether days in numbers have the day first: only if one of them shows it, as the month comes first in the United States. */
export function haveDayFirst(days: readonly string[]): boolean {
  const isOnly = (isDayFirst: boolean) => (text: string) =>
    dayInOrder(text, isDayFirst) !== '' && dayInOrder(text, !isDayFirst) === '';
  return days.some(isOnly(true)) && !days.some(isOnly(false));
}

/** Rewrites a day such as 12/15/26, as spreadsheet programs write it, as `YYYY-MM-DD`. Any other text stays as it is. */
export function toDay(text: string, isDayFirst: boolean): string {
  return dayInOrder(text, isDayFirst) || dayInOrder(text, !isDayFirst) || text;
}

/** Leaves out the seconds that spreadsheet programs add to a time, as in 18:00:00. */
export const withoutSeconds = (text: string): string =>
  text.replace(/^(\d{1,2}:\d\d):00(?=(?:\s?[ap]\.?\s?m\.?)?$)/i, '$1');

/** Returns the number of a month by its short name in a language, such as 12 for `Dec` or `dic.`; 0 for anything else. */
function monthNumber(name: string, locales: readonly string[]): number {
  const beginning = (text: string) => text.slice(0, 3).toLowerCase();
  if (!/^\p{L}{3,4}\.?$/u.test(name)) return 0;
  const months = locales.map((locale) =>
    Array.from({ length: 12 }, (_, month) =>
      new Date(2023, month, 1).toLocaleDateString(locale, { month: 'short' }),
    ),
  );
  return Math.max(...months.map((names) => names.map(beginning).indexOf(beginning(name)) + 1));
}

/**
 * Restores two numbers that a spreadsheet program took for a date: it turns 6-12 into 12-Jun, or 06-dic where the day comes
 * first. The smaller number came first, as in ages and times.
 */
export function toRange(text: string, locales: readonly string[]): string {
  const [first = '', second = '', ...others] = text.split('-');
  const number = /^\d{1,2}$/;
  const [digits, name] = number.test(first) ? [first, second] : [second, first];
  const month = monthNumber(name, locales);
  if (others.length > 0 || !number.test(digits) || !month) return text;
  return [Number(digits), month].sort((a, b) => a - b).join('-');
}
