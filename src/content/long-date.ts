import { fill } from '@/lib/fill';
import { isDay } from '@/lib/format-date';
import type { LanguageTag } from './languages';

interface DateWords {
  /** The months from January, with spaces between them. */
  months: string;
  order: string;
}

/** How each language writes a day. Avoids `Intl`, which takes as long as rendering a screen on a slow phone. */
export const dateWords: Readonly<Record<LanguageTag, DateWords>> = {
  en: {
    months: 'January February March April May June July August September October November December',
    order: '{month} {day}, {year}',
  },
  es: {
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    order: '{day} de {month} de {year}',
  },
};

/** Writes a calendar day in words, such as `December 15, 2024` (specification, section 2); any other text stays as it is. */
export function longDate(tag: LanguageTag, day: string): string {
  if (!isDay(day)) return day;
  const { months, order } = dateWords[tag];
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  return fill(order, { year, month: months.split(' ')[month - 1] ?? '', day: dayOfMonth });
}
