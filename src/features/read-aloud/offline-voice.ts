/** Language tags as they are compared; some systems write `en_US`. */
const comparable = (tag: string) => tag.replace('_', '-').toLowerCase();
const languageOf = (tag: string) => comparable(tag).split('-')[0];

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/**
 * The voice to read with: one that speaks the language and needs no network, at best the locale's own, then the
 * device's default.
 *
 * @param locale a language tag, such as `en-US`
 */
export function offlineVoice<V extends Voice>(voices: readonly V[], locale: string): V | undefined {
  const usable = voices.filter(
    ({ lang, localService }) => localService && languageOf(lang) === languageOf(locale),
  );
  const ofLocale = usable.filter(({ lang }) => comparable(lang) === comparable(locale));
  const best = ofLocale.length > 0 ? ofLocale : usable;
  return best.find((voice) => voice.default) ?? best[0];
}
