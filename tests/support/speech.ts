import type { Page } from 'playwright/test';

type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'default' | 'voiceURI'>;

/** Makes a voice that is installed on the device. */
const voice = (name: string, lang: string): Voice => ({
  name,
  lang,
  localService: true,
  default: true,
  voiceURI: name,
});

export const localVoice = voice('Ada', 'en-US');

export const spanishVoice = voice('Inés', 'es-MX');

declare global {
  interface Window {
    mockSpeech: {
      setVoices: (voices: readonly Voice[]) => void;
      /** All audible utterances that have started. */
      started: { text: string; voice: string }[];
      speaking: () => string | undefined;
      /** Ends the current utterance, with its last word or with an error. */
      finish: (event: 'end' | 'error') => void;
      /** Makes the engine accept utterances without reporting anything about them, or respond again. */
      setFrozen: (value: boolean) => void;
    };
  }
}

/** Replaces the platform's speech synthesis. Runs in the page. */
export function installMockSpeech(firstVoices: readonly Voice[]): void {
  class Utterance {
    voice: Voice | null = null;
    lang = '';
    volume = 1;
    onstart: (() => void) | null = null;
    onend: (() => void) | null = null;
    onerror: ((event: { error: string }) => void) | null = null;
    constructor(readonly text: string) {}
  }

  let voices = firstVoices;
  let queue: Utterance[] = [];
  const started: { text: string; voice: string }[] = [];
  let isFrozen = false;
  const begin = () => {
    const [utterance] = queue;
    if (!utterance) return;
    started.push({ text: utterance.text, voice: utterance.voice?.name ?? '' });
    queueMicrotask(() => utterance.onstart?.());
  };
  const engine = Object.assign(new EventTarget(), {
    getVoices: () => [...voices],
    speak: (utterance: Utterance) => {
      if (isFrozen) return;
      if (utterance.volume > 0) {
        if (queue.push(utterance) === 1) begin();
        return;
      }
      queueMicrotask(() => {
        utterance.onstart?.();
        utterance.onend?.();
      });
    },
    cancel: () => {
      const canceled = queue;
      queue = [];
      for (const utterance of canceled) utterance.onerror?.({ error: 'interrupted' });
    },
  });
  Object.defineProperty(window, 'speechSynthesis', { value: engine });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  window.mockSpeech = {
    setVoices: (later) => {
      voices = later;
      engine.dispatchEvent(new Event('voiceschanged'));
    },
    started,
    speaking: () => queue[0]?.text,
    finish: (event) => {
      const spoken = queue.shift();
      begin();
      if (event === 'end') spoken?.onend?.();
      else spoken?.onerror?.({ error: 'synthesis-failed' });
    },
    setFrozen: (value) => {
      isFrozen = value;
    },
  };
}

/** Gives the browser these voices, since it has none in tests. Must be called before the page opens. */
export const mockVoices = (page: Page, voices: readonly Voice[] = [localVoice]) =>
  page.addInitScript(installMockSpeech, voices);

export const speaking = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => window.mockSpeech.speaking());

export const finishSentence = (page: Page) => page.evaluate(() => window.mockSpeech.finish('end'));

export const highlighted = (page: Page): Promise<string> =>
  page.evaluate(() => [...(CSS.highlights.get('read-aloud') ?? [])].map(String).join());
