import type { Page } from 'playwright/test';

const captionSelector = '[data-testid=guide-caption]';

/** What shows what the guide says; has no role. */
export const guideCaption = (page: Page) => page.locator(captionSelector);

export const guideKeys = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  right: 'ArrowRight',
  action: 'Enter',
  back: 'Escape',
  help: 'F1',
  repeat: 'F2',
} as const;

/** Identifies a key of the keypad by what it does. */
type GuideKey = keyof typeof guideKeys;

/** Lets the voices finish, and returns the texts with their voices. Needs `openKiosk` and `mockVoices`. */
export async function hear(page: Page): Promise<{ text: string; voice: string }[]> {
  const heard: { text: string; voice: string }[] = [];
  // Waits for the page, which responds in up to 300 ms, and may then say more.
  for (const duration of [300, 100]) {
    await page.clock.runFor(duration);
    const texts = await page.evaluate(async () => {
      do {
        if (window.mockSpeech.speaking()) window.mockSpeech.finish('end');
        await new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            port1.close();
            resolve();
          };
          port2.postMessage(undefined);
        });
      } while (window.mockSpeech.speaking());
      return window.mockSpeech.started.splice(0);
    });
    heard.push(...texts);
  }
  return heard;
}

/** Lets the voice finish, and returns the texts as one. Needs `openKiosk` and `mockVoices`. */
export const listen = async (page: Page): Promise<string> =>
  (await hear(page)).map(({ text }) => text).join(' ');

export async function pressGuideKey(page: Page, key: GuideKey): Promise<string> {
  await page.keyboard.press(guideKeys[key]);
  return listen(page);
}

/** The speech after a press, and its caption. */
interface Heard {
  readonly said: string;
  readonly written: string;
}

/**
 * Presses a key of the keypad until something that matches is said, and returns everything that was heard, the match last. The
 * keys are pressed on the page itself: from outside, a walk through a screen would take ten times as long.
 */
export async function hearUntil(page: Page, key: GuideKey, heard: RegExp, most = 200): Promise<Heard[]> {
  const { found, all } = await page.evaluate(
    async ({ code, pattern, flags, most, caption }) => {
      const until = new RegExp(pattern, flags);
      const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const all: Heard[] = [];
      while (all.length < most) {
        const press = { key: code, code, bubbles: true, cancelable: true };
        const target = document.activeElement ?? document.body;
        if (target.dispatchEvent(new KeyboardEvent('keydown', press)))
          throw new Error(`${code} was left to the browser.`);
        target.dispatchEvent(new KeyboardEvent('keyup', press));
        // Waits for speech that begins a moment later.
        for (let tries = 0; tries < 100 && !window.mockSpeech.speaking(); tries += 1) await wait(20);
        // Waits until the caption has rendered.
        await wait(0);
        const written = document.querySelector<HTMLElement>(caption)?.innerText ?? '';
        while (window.mockSpeech.speaking()) {
          window.mockSpeech.finish('end');
          await wait(0);
        }
        const texts = window.mockSpeech.started.splice(0).map(({ text }) => text);
        all.push({ said: texts.join(' '), written });
        if (until.test(all.at(-1)?.said ?? '')) return { found: true, all };
      }
      return { found: false, all };
    },
    { code: guideKeys[key], pattern: heard.source, flags: heard.flags, most, caption: captionSelector },
  );
  if (found) return all;
  const last = all.slice(-12).map(({ said }) => said);
  throw new Error(`Never heard ${heard}, but: ${last.join(' | ')}`);
}

/** Presses a key of the keypad until something that matches is said, and returns the match. */
export async function pressUntil(page: Page, key: GuideKey, heard: RegExp, most?: number): Promise<string> {
  const last = (await hearUntil(page, key, heard, most)).at(-1)?.said ?? '';
  return [last, await listen(page)].filter(Boolean).join(' ');
}
