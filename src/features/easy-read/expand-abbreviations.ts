import { shortForms } from '@/copy/easy-read/short-forms';

const days: Readonly<Record<string, string>> = shortForms.days;
const dayNames = new Set([...Object.keys(days), ...Object.values(days)]);

/** Expands the short forms in a fact: `Mon-Fri 8:00 AM-6:00 PM` becomes `Monday to Friday 8:00 AM to 6:00 PM`. */
export function expandAbbreviations(fact: string): string {
  const { to, orMore, perMonth } = shortForms;
  return fact
    .replace(/(\p{L}+)-(\p{L}+)/gu, (range, first: string, last: string) =>
      dayNames.has(first) && dayNames.has(last) ? `${first}${to}${last}` : range,
    )
    .replace(/\p{L}+/gu, (word) => (Object.hasOwn(days, word) ? (days[word] ?? word) : word))
    .replace(/\s?[-–]\s?(?=\d)/g, to)
    .replace(/(?<=\d)\+/g, orMore)
    .replace(perMonth.short, perMonth.long);
}
