import { firstLanguage } from '../../../src/content/first-language';
import { type LanguageTag, offeredLanguages } from '../../../src/content/languages';
import type { DesktopMode } from '../../shared/host-settings';

/** The language of the app's menus and dialogs. It changes when the page of a desk window switches its own. */
export interface AppLanguage {
  current: LanguageTag;
}

/**
 * Returns the language in which the app starts: that of its options, else the kiosk's standard one, or the user's.
 *
 * @param preferred the user's languages, the preferred one first
 */
export function startupLanguage(
  { mode, language }: { readonly mode: DesktopMode; readonly language: LanguageTag | undefined },
  preferred: readonly string[],
): LanguageTag {
  const [standard] = offeredLanguages;
  // The languages set up in a kiosk are not those of its visitors.
  return language ?? firstLanguage('', standard, mode === 'kiosk' ? [] : preferred, offeredLanguages);
}
