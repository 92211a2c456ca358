import { fill } from '@/lib/fill';
import { isDay } from '@/lib/format-date';
import type { LanguageTag } from './languages';

interface DateWords {
  /** The months from January, with spaces between them. */
  months: string;
  order: string;
}

/** Each language's date format. Avoids `Intl`, which on a slow phone takes as long as rendering a screen. */
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

/** Formats a calendar day, such as `December 15, 2024` (specification, section 2); returns any other text unchanged. */
export function longDate(tag: LanguageTag, day: string): string {
  if (!isDay(day)) return day;
  const { months, order } = dateWords[tag];
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  return fill(order, { year, month: months.split(' ')[month - 1] ?? '', day: dayOfMonth });
}
