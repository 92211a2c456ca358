import type { Page } from 'playwright/test';

type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'default'>;

/** A voice installed on the device. */
export const localVoice: Voice = { name: 'Ada', lang: 'en-US', localService: true, default: true };

declare global {
  interface Window {
    /** Controls the mock of the platform's speech synthesis. */
    mockSpeech: {
      setVoices: (voices: readonly Voice[]) => void;
      /** Every utterance started so far. */
      started: { text: string; voice: string }[];
      speaking: () => string | undefined;
      /** Ends the current utterance, with its last word or with an error. */
      finish: (event: 'end' | 'error') => void;
    };
  }
}

/** Replaces the platform's speech synthesis. Runs in the page. */
export function installMockSpeech(firstVoices: readonly Voice[]): void {
  class Utterance {
    voice: Voice | null = null;
    lang = '';
    onend: (() => void) | null = null;
    onerror: (() => void) | null = null;
    constructor(readonly text: string) {}
  }

  let voices = firstVoices;
  let queue: Utterance[] = [];
  const started: { text: string; voice: string }[] = [];
  const begin = () => {
    if (queue[0]) started.push({ text: queue[0].text, voice: queue[0].voice?.name ?? '' });
  };
  const engine = Object.assign(new EventTarget(), {
    getVoices: () => [...voices],
    speak: (utterance: Utterance) => {
      queue.push(utterance);
      if (queue.length === 1) begin();
    },
    cancel: () => {
      const canceled = queue;
      queue = [];
      for (const utterance of canceled) utterance.onerror?.();
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
      spoken?.[`on${event}`]?.();
    },
  };
}

/** Gives the browser these voices, since it has none in tests. Must be called before the page is opened. */
export async function mockVoices(page: Page, voices: readonly Voice[] = [localVoice]): Promise<void> {
  await page.addInitScript(installMockSpeech, voices);
}

/** The text of the current utterance. */
export function speaking(page: Page): Promise<string | undefined> {
  return page.evaluate(() => window.mockSpeech.speaking());
}

/** Ends the current utterance. */
export async function finishSentence(page: Page): Promise<void> {
  await page.evaluate(() => window.mockSpeech.finish('end'));
}

/** The text highlighted by Read aloud. */
export function highlighted(page: Page): Promise<string> {
  return page.evaluate(() => [...(CSS.highlights.get('read-aloud') ?? [])].map(String).join());
}

/** Finishes one sentence after another until the reading has ended. */
export async function finishReading(page: Page): Promise<void> {
  const readAloud = page.getByRole('button', { name: 'Read aloud' });
  // For a moment between two sentences, none is being spoken.
  while (!(await readAloud.isVisible())) {
    if (await speaking(page)) await finishSentence(page);
  }
}
