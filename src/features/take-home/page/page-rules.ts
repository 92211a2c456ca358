import type { OfferedItem } from '@/components/site/item-action';
import type { LanguageTag } from '@/content/languages';
import type { PaperSize } from '@/host/messages';

/** Returns the items with one of them moved by a number of places; at either end, it stays. */
export function moveItem(items: readonly OfferedItem[], from: number, by: number): readonly OfferedItem[] {
  const item = items[from];
  const to = from + by;
  return item && items[to] ? items.toSpliced(from, 1).toSpliced(to, 0, item) : items;
}

/** The languages that a take-home page can be in: each alone, or with the office's beside it. */
export function languageChoices([office, ...others]: readonly LanguageTag[]): (readonly LanguageTag[])[] {
  if (!office) return [];
  return [[office], ...others.flatMap((tag) => [[tag, office], [tag]])];
}

/** The languages unless the volunteer chooses others: the family's, and the office's if that is another. */
export function defaultLanguages(family: LanguageTag, office: LanguageTag): readonly LanguageTag[] {
  return family === office ? [office] : [family, office];
}

/** Where people print on Letter, by the regions of their locales; 419 is Latin America. Elsewhere they print on A4. */
const letterRegions: ReadonlySet<string> = new Set(
  'US CA MX PR GT SV HN NI CR PA DO CO VE CL PH 419'.split(' '),
);

/** The paper of a region, which comes from a locale such as `en-US`. */
export function defaultPaper(locale: string): PaperSize {
  try {
    return letterRegions.has(new Intl.Locale(locale).maximize().region ?? '') ? 'Letter' : 'A4';
  } catch {
    // Linux without a locale says `C`, or `en-US@posix`.
    return 'Letter';
  }
}

/** The size of the text in points: large print, or larger for visitors whose text on the screen is larger than that. */
export const textSize = (textPercent: number): 16 | 22 => (textPercent >= 150 ? 22 : 16);
