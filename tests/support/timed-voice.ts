import type { Page } from 'playwright/test';
import { localVoice } from './speech';

declare global {
  interface Window {
    /** When the voice spoke last. */
    timedVoice: {
      /** Milliseconds since it stopped; 0 while it speaks. */
      silence: () => number;
    };
  }
}

/** Replaces the platform's speech synthesis by a voice that takes its time. Runs in the page. */
function installTimedVoice(voice: typeof localVoice): void {
  interface Utterance {
    text: string;
    volume: number;
    onstart: (() => void) | null;
    onend: (() => void) | null;
    onerror: ((event: { error: string }) => void) | null;
  }

  let current: { utterance: Utterance; timer: ReturnType<typeof setTimeout> } | undefined;
  let endedAt = Date.now();
  const end = () => {
    const ended = current;
    current = undefined;
    endedAt = Date.now();
    return ended;
  };
  const engine = Object.assign(new EventTarget(), {
    getVoices: () => [voice],
    speak(utterance: Utterance) {
      const start = () => {
        if (current?.utterance !== utterance) return;
        utterance.onstart?.();
        current.timer = setTimeout(() => end()?.utterance.onend?.(), utterance.text.length * 60);
      };
      current = { utterance, timer: setTimeout(start, 50) };
    },
    cancel() {
      const canceled = end();
      clearTimeout(canceled?.timer);
      canceled?.utterance.onerror?.({ error: 'interrupted' });
    },
  });
  Object.defineProperty(window, 'speechSynthesis', { value: engine });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', {
    value: class {
      onstart = null;
      onend = null;
      onerror = null;
      constructor(readonly text: string) {}
    },
  });
  window.timedVoice = { silence: () => (current ? 0 : Date.now() - endedAt) };
}

/** Gives the browser a voice that speaks in the time of the page's clock. Must be called before the page is opened. */
export async function mockTimedVoice(page: Page): Promise<void> {
  await page.addInitScript(installTimedVoice, localVoice);
}
