import type { LanguageTag } from './languages';

/** How the audio guide offers each language, to visitors who may understand no other. */
export const languageOffers: Readonly<Record<LanguageTag, string>> = {
  en: 'For English, press Action.',
  es: 'Para español, presione Acción.',
};
