import type { LanguageTag } from '@/content/languages';
import type { PaperSize } from '../take-home-page';

/** Lists the languages that a take-home page can be in: each alone, or together with the office's. */
export function languageChoices([office, ...others]: readonly LanguageTag[]): (readonly LanguageTag[])[] {
  if (!office) return [];
  return [[office], ...others.flatMap((tag) => [[tag, office], [tag]])];
}

/** Returns the languages if the volunteer chooses none: the family's, and the office's if that is a different one. */
export function defaultLanguages(family: LanguageTag, office: LanguageTag): readonly LanguageTag[] {
  return family === office ? [office] : [family, office];
}

/** The regions of locales where people print on Letter; 419 is Latin America. Elsewhere they print on A4. */
const letterRegions: ReadonlySet<string> = new Set(
  'US CA MX PR GT SV HN NI CR PA DO CO VE CL PH 419'.split(' '),
);

/** Returns the paper of the region in a locale such as `en-US`. */
export function defaultPaper(locale: string): PaperSize {
  try {
    return letterRegions.has(new Intl.Locale(locale).maximize().region ?? '') ? 'Letter' : 'A4';
  } catch {
    // Linux without a locale reports `C`, or `en-US@posix`.
    return 'Letter';
  }
}

/** Returns the text size in points: large print, or larger for visitors who also have larger text on the screen. */
export const textSize = (textPercent: number): 16 | 22 => (textPercent >= 150 ? 22 : 16);
