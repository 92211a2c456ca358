export interface Utterance {
  text: string;
  /** The language of the text, such as `es`, if it is another than the current one. */
  language?: string;
  /** A speed from 0.5 to 2; 1 is the voice's normal speed. */
  rate: number;
  /** A volume from 0 to 1. */
  volume: number;
}

/** Callbacks of an utterance, of which `onEnd` or `onError` is the last. */
export interface UtteranceEvents {
  onStart: () => void;
  onEnd: () => void;
  onError: (isForbidden: boolean) => void;
}

/** The part of the platform's speech synthesis that `createSpeech` needs. Nothing here throws, except `speak`. */
export interface SpeechEngine {
  /** Whether there is a voice of a language, or else of the current one. */
  hasVoice: (language?: string) => boolean;
  /** Reports that voices have appeared or disappeared; some browsers list them late. */
  subscribe: (listener: () => void) => void;
  /** @throws when there is no voice, or the browser refuses */
  speak: (utterance: Utterance, events: UtteranceEvents) => void;
  cancel: () => void;
}

/** How long to wait before asking the browser again for its voices, in milliseconds. */
const ASK_AGAIN_MS = 1_000;

/** Normalizes a language tag; some systems write `en_US`, and Firefox on Android has `eng` for `en`. */
function normalize(tag: string): string {
  const [language = '', ...rest] = tag.toLowerCase().split(/[-_]/);
  const shortest = language.length === 3 && attempt(() => new Intl.Locale(language).language);
  return [shortest || language, ...rest].join('-');
}
const languageOf = (tag: string) => normalize(tag).split('-')[0];

type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'default' | 'voiceURI'>;

/**
 * Whether a voice works without sending the text to a server. Firefox and WebKitGTK on Linux report even the device's own
 * voices as remote: those of speech-dispatcher in Firefox, and those of Spiel or Flite in WebKitGTK. The latter have no URI.
 */
function isOffline({ name, localService, voiceURI }: Voice): boolean {
  if (localService || /^urn:(moz-tts:speechd|webkit-tts:spiel):/.test(voiceURI)) return true;
  return voiceURI === '' && /^(awb|kal|rms|slt)$/.test(name);
}

/** The joke and singing voices of a Mac, which lists its voices alphabetically, beginning with `Albert`. */
const novelties = [
  'Albert,Bad News,Bahh,Bells,Boing,Bubbles,Cellos,Deranged,Good News,Hysterical,Jester,Organ',
  'Pipe Organ,Princess,Superstar,Trinoids,Whisper,Wobble,Zarvox',
].flatMap((names) => names.split(','));

/** Whether a voice is one of these; Safari has their English names in `com.apple.speech.synthesis.voice.BadNews` and others. */
const isNovelty = ({ name, voiceURI }: Voice): boolean =>
  novelties.some((each) => name === each || voiceURI.endsWith(`.${each.replace(' ', '')}`));

/** Returns the candidates that meet a condition, or all of them if none does. */
function prefer<V>(candidates: readonly V[], condition: (voice: V) => boolean): readonly V[] {
  const preferred = candidates.filter(condition);
  return preferred.length > 0 ? preferred : candidates;
}

/**
 * Chooses a voice that speaks the language and works offline. Prefers in turn one that is no joke; the exact locale; in
 * Spanish one of Latin America; none of eSpeak NG's hundred variants, such as `English (America)+whisper`; the default.
 */
export function offlineVoice<V extends Voice>(voices: readonly V[], locale: string): V | undefined {
  const usable = voices.filter((voice) => isOffline(voice) && languageOf(voice.lang) === languageOf(locale));
  const serious = prefer(usable, (voice) => !isNovelty(voice));
  const ofLocale = prefer(serious, ({ lang }) => normalize(lang) === normalize(locale));
  const american = prefer(ofLocale, ({ lang }) => !/^es(-esp?)?$/.test(normalize(lang)));
  const withoutVariant = prefer(american, ({ name }) => !name.includes('+'));
  return prefer(withoutVariant, (voice) => voice.default)[0];
}

/** Calls speech synthesis, and ignores errors, which some browsers throw. */
function attempt<Result>(call: () => Result): Result | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}

/** The browser's speech synthesis, for a locale such as `en-US` that may change. No other file uses it. */
export function browserEngine(
  locale: () => string,
  onLocaleChange: (listener: () => void) => void,
): SpeechEngine {
  /** Caches the voice of each locale, since Chromium on Linux takes time to list its thousands of voices. */
  const voices = new Map<string, SpeechSynthesisVoice | undefined>();
  const cancel = () => attempt(() => window.speechSynthesis.cancel());
  // Keeps a reference to the utterance, without which some browsers lose its events.
  let current: SpeechSynthesisUtterance | undefined;

  // Stops the voice, since Chromium keeps speaking after the page is gone.
  window.addEventListener('pagehide', cancel);

  function findVoice(language?: string): SpeechSynthesisVoice | undefined {
    // Speaks another language as in the region of the current one, whatever its script.
    const wanted = language
      ? new Intl.Locale(locale(), { language: new Intl.Locale(language).language }).toString()
      : locale();
    if (!voices.has(wanted)) {
      voices.set(
        wanted,
        attempt(() => offlineVoice(window.speechSynthesis.getVoices(), wanted)),
      );
    }
    return voices.get(wanted);
  }

  return {
    hasVoice: (language) => findVoice(language) !== undefined,
    subscribe(listener) {
      const update = () => {
        voices.clear();
        listener();
      };
      // Older versions of Safari do not make `speechSynthesis` an event target.
      attempt(() => window.speechSynthesis.addEventListener?.('voiceschanged', update));
      // Keeps asking, since voices arrive without an event in some browsers.
      const timer = setInterval(() => {
        if (attempt(() => window.speechSynthesis.getVoices().length) === 0) return;
        clearInterval(timer);
        update();
      }, ASK_AGAIN_MS);
      onLocaleChange(listener);
    },
    speak({ text, language, rate, volume }, { onStart, onEnd, onError }) {
      const voice = findVoice(language) ?? findVoice();
      if (!voice) throw new Error('There is no voice.');
      const utterance = new SpeechSynthesisUtterance(text);
      current = Object.assign(utterance, { voice, lang: voice.lang, rate, volume });
      current.onstart = onStart;
      current.onend = onEnd;
      current.onerror = ({ error }) => onError(error === 'not-allowed');
      // Resumes first, since Chromium stays paused even across pages.
      if (window.speechSynthesis.paused) window.speechSynthesis.resume();
      window.speechSynthesis.speak(current);
    },
    cancel,
  };
}
