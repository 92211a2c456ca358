import type { LanguageTag } from '@/content/languages';

/** The language of a content folder. */
export interface Language {
  /** The name of its folder, and the page's `lang` attribute. */
  tag: LanguageTag;
  /** The locale in which dates are written and sentences are split. */
  locale: string;
  direction: 'ltr' | 'rtl';
}

export const language: Language = { tag: 'en', locale: 'en-US', direction: 'ltr' };
