/** Normalizes a language tag; some systems write `en_US`. */
const normalize = (tag: string) => tag.replace('_', '-').toLowerCase();
const languageOf = (tag: string) => normalize(tag).split('-')[0];

type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'default' | 'voiceURI'>;

/**
 * Whether a voice works without sending the text to a server. On Linux, Firefox and WebKitGTK report all voices as remote,
 * even those of the device: speech-dispatcher's in Firefox, Spiel's or Flite's in WebKitGTK, which gives the latter no URI.
 */
function isOffline({ name, localService, voiceURI }: Voice): boolean {
  if (localService || /^urn:(moz-tts:speechd|webkit-tts:spiel):/.test(voiceURI)) return true;
  return voiceURI === '' && /^(awb|kal|rms|slt)$/.test(name);
}

/** Returns the candidates that meet a condition, or all of them if none does. */
function prefer<V>(candidates: readonly V[], condition: (voice: V) => boolean): readonly V[] {
  const preferred = candidates.filter(condition);
  return preferred.length > 0 ? preferred : candidates;
}

/**
 * Chooses the voice to speak with. It must speak the language and work offline. A voice for the exact locale comes first,
 * then one without a variant: eSpeak NG has a hundred for each language, such as `English (America)+whisper`, and some
 * browsers list them in random order. Among the rest, the device's default comes first.
 *
 * @param locale a language tag, such as `en-US`
 */
export function offlineVoice<V extends Voice>(voices: readonly V[], locale: string): V | undefined {
  const usable = voices.filter((voice) => isOffline(voice) && languageOf(voice.lang) === languageOf(locale));
  const ofLocale = prefer(usable, ({ lang }) => normalize(lang) === normalize(locale));
  const withoutVariant = prefer(ofLocale, ({ name }) => !name.includes('+'));
  return prefer(withoutVariant, (voice) => voice.default)[0];
}
