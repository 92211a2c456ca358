import type { Page } from 'playwright/test';
import { mockVoices } from './speech';

declare global {
  interface Window {
    /** When the voice spoke last. */
    timedVoice: {
      /** Milliseconds since it stopped; 0 while it speaks. */
      silence: () => number;
    };
  }
}

/** Lets the mocked voice end by itself, one utterance at a time. Runs in the page. */
function takeTime(): void {
  const { speechSynthesis: engine, mockSpeech } = window;
  const { speak, cancel } = engine;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let endedAt = Date.now();
  engine.speak = (utterance) => {
    speak(utterance);
    if (utterance.volume === 0) return;
    // Thousands of visitors must not fill the memory.
    mockSpeech.started.length = 0;
    timer = setTimeout(() => {
      endedAt = Date.now();
      mockSpeech.finish('end');
    }, utterance.text.length * 60);
  };
  engine.cancel = () => {
    clearTimeout(timer);
    endedAt = Date.now();
    cancel();
  };
  window.timedVoice = { silence: () => (mockSpeech.speaking() ? 0 : Date.now() - endedAt) };
}

/** Gives the browser a voice that speaks in the time of the page's clock. Must be called before the page is opened. */
export async function mockTimedVoice(page: Page): Promise<void> {
  await mockVoices(page);
  await page.addInitScript(takeTime);
}
