import type { Page } from 'playwright/test';

type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'default'>;

/** A voice that the device itself has. */
export const localVoice: Voice = { name: 'Ada', lang: 'en-US', localService: true, default: true };

declare global {
  interface Window {
    /** What stands in for the platform's speech, and what a test asks of it. */
    standInSpeech: {
      setVoices: (voices: readonly Voice[]) => void;
      /** All that has been begun so far. */
      begun: { text: string; voice: string }[];
      speaking: () => string | undefined;
      /** Ends what is being spoken, as an engine does: with its last word or with an error. */
      finish: (event: 'end' | 'error') => void;
    };
  }
}

/** Replaces the platform's speech. It runs in the page. */
function replaceSpeech(firstVoices: readonly Voice[]): void {
  class Utterance {
    voice: Voice | null = null;
    lang = '';
    onend: (() => void) | null = null;
    onerror: (() => void) | null = null;
    constructor(readonly text: string) {}
  }

  let voices = firstVoices;
  let queue: Utterance[] = [];
  const begun: { text: string; voice: string }[] = [];
  const begin = () => {
    if (queue[0]) begun.push({ text: queue[0].text, voice: queue[0].voice?.name ?? '' });
  };
  const engine = Object.assign(new EventTarget(), {
    getVoices: () => [...voices],
    speak: (utterance: Utterance) => {
      queue.push(utterance);
      if (queue.length === 1) begin();
    },
    cancel: () => {
      const cut = queue;
      queue = [];
      for (const utterance of cut) utterance.onerror?.();
    },
  });
  Object.defineProperty(window, 'speechSynthesis', { value: engine });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  window.standInSpeech = {
    setVoices: (later) => {
      voices = later;
      engine.dispatchEvent(new Event('voiceschanged'));
    },
    begun,
    speaking: () => queue[0]?.text,
    finish: (event) => {
      const spoken = queue.shift();
      begin();
      spoken?.[`on${event}`]?.();
    },
  };
}

/** Gives the browser, which has none of its own here, these voices. Call it before the page is opened. */
export async function pretendVoices(page: Page, voices: readonly Voice[] = [localVoice]): Promise<void> {
  await page.addInitScript(replaceSpeech, voices);
}

/** What is being spoken now. */
export function speaking(page: Page): Promise<string | undefined> {
  return page.evaluate(() => window.standInSpeech.speaking());
}

/** Lets the engine come to the end of what it speaks. */
export async function finishSentence(page: Page): Promise<void> {
  await page.evaluate(() => window.standInSpeech.finish('end'));
}

/** The text that is highlighted as being read. */
export function highlighted(page: Page): Promise<string> {
  return page.evaluate(() => [...(CSS.highlights.get('read-aloud') ?? [])].map(String).join());
}

/** Lets the engine speak sentence after sentence, until the reading is over. */
export async function finishReading(page: Page): Promise<void> {
  const readAloud = page.getByRole('button', { name: 'Read aloud' });
  // Between two sentences there is a moment in which none is spoken.
  while (!(await readAloud.isVisible())) {
    if (await speaking(page)) await finishSentence(page);
  }
}
