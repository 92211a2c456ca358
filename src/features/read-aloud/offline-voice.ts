/** Normalizes a language tag; some systems write `en_US`. */
const normalize = (tag: string) => tag.replace('_', '-').toLowerCase();
const languageOf = (tag: string) => normalize(tag).split('-')[0];

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/**
 * Chooses the voice to read with. It must speak the language and work offline; a voice for the exact locale comes first,
 * then the device's default.
 *
 * @param locale a language tag, such as `en-US`
 */
export function offlineVoice<V extends Voice>(voices: readonly V[], locale: string): V | undefined {
  const usable = voices.filter(
    ({ lang, localService }) => localService && languageOf(lang) === languageOf(locale),
  );
  const ofLocale = usable.filter(({ lang }) => normalize(lang) === normalize(locale));
  const best = ofLocale.length > 0 ? ofLocale : usable;
  return best.find((voice) => voice.default) ?? best[0];
}
