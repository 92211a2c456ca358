import { isDay } from '@/lib/format-date';

/** A day in numbers as `YYYY-MM-DD`, or `''` if there is none when its day comes first, or its month. */
function dayInOrder(text: string, isDayFirst: boolean): string {
  const [, first = '', second = '', year = ''] =
    /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/.exec(text) ?? [];
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  const written = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : '';
}

/** How a day in numbers can be read, such as 03/04/2026: with its day first, and with its month first. */
export const bothDays = (text: string) => [dayInOrder(text, true), dayInOrder(text, false)] as const;

/** A day as spreadsheet programs write it, such as 12/15/26, as `YYYY-MM-DD`; any other text as it is. */
export function toDay(text: string, isDayFirst: boolean): string {
  return dayInOrder(text, isDayFirst) || dayInOrder(text, !isDayFirst) || text;
}

/** Leaves out the seconds that spreadsheet programs add to a time, as in 18:00:00. */
export const withoutSeconds = (text: string): string =>
  text.replace(/^(\d{1,2}:\d\d):00(?=(?:\s?[ap]\.?\s?m\.?)?$)/i, '$1');

/** The number of a month by its short name in one of the languages, such as 12 for `Dec` or `dic.`; 0 for anything else. */
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
 * Undoes what spreadsheet programs make of two numbers: 6-12 becomes a date such as 12-Jun or, where the day comes first,
 * 06-dic. The smaller number came first, as in ages and times.
 */
export function toRange(text: string, locales: readonly string[]): string {
  const [first = '', second = '', ...others] = text.split('-');
  const number = /^\d{1,2}$/;
  const [digits, name] = number.test(first) ? [first, second] : [second, first];
  const month = monthNumber(name, locales);
  if (others.length > 0 || !number.test(digits) || !month) return text;
  return [Number(digits), month].sort((a, b) => a - b).join('-');
}
