import { offlineVoice } from './offline-voice';

export interface Utterance {
  text: string;
  /** From 0.5 to 2; 1 is the voice's normal speed. */
  rate: number;
  /** From 0 to 1. */
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
  hasVoice: () => boolean;
  /** Reports that voices have appeared or disappeared; some browsers list them late. */
  subscribe: (listener: () => void) => void;
  /** @throws when there is no voice, or the browser refuses */
  speak: (utterance: Utterance, events: UtteranceEvents) => void;
  cancel: () => void;
}

/** Calls speech synthesis, which throws in some browsers. */
function attempt<Result>(call: () => Result): Result | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}

/**
 * The browser's speech synthesis. This file is the only one that uses it.
 *
 * @param locale a language tag, such as `en-US`
 */
export function browserEngine(locale: string): SpeechEngine {
  const findVoice = () => attempt(() => offlineVoice(window.speechSynthesis.getVoices(), locale));
  const cancel = () => attempt(() => window.speechSynthesis.cancel());
  let voice = findVoice();
  // Some browsers lose the events of an utterance that nothing refers to.
  let current: SpeechSynthesisUtterance | undefined;

  // Chromium keeps speaking after the page is gone.
  window.addEventListener('pagehide', cancel);

  return {
    hasVoice: () => voice !== undefined,
    subscribe(listener) {
      // In older versions of Safari, speechSynthesis is not an event target.
      attempt(() =>
        window.speechSynthesis.addEventListener?.('voiceschanged', () => {
          voice = findVoice();
          listener();
        }),
      );
    },
    speak({ text, rate, volume }, { onStart, onEnd, onError }) {
      voice ??= findVoice();
      if (!voice) throw new Error('There is no voice.');
      const utterance = new SpeechSynthesisUtterance(text);
      current = Object.assign(utterance, { voice, lang: voice.lang, rate, volume });
      current.onstart = onStart;
      current.onend = onEnd;
      current.onerror = ({ error }) => onError(error === 'not-allowed');
      // Chromium stays paused, even across pages, until resumed.
      if (window.speechSynthesis.paused) window.speechSynthesis.resume();
      window.speechSynthesis.speak(current);
    },
    cancel,
  };
}
