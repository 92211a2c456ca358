import type { Page } from 'playwright/test';

/** The keys of the default keypad, by what they do. */
export const guideKeys = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  action: 'Enter',
  back: 'Escape',
  home: 'Home',
  help: 'F1',
  repeat: 'F2',
  pause: 'F3',
  slower: 'F6',
  faster: 'F7',
  quieter: 'F8',
  louder: 'F9',
} as const;

export type GuideKey = keyof typeof guideKeys;

/** Lets the voice finish what it is saying, and returns the texts that it started, as one. Needs `openKiosk` and `mockVoices`. */
export async function listen(page: Page): Promise<string> {
  // The page responds in up to 300 ms.
  for (let step = 0; step < 4; step += 1) {
    await page.clock.runFor(100);
    await page.evaluate(async () => {
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
    });
  }
  return page.evaluate(() =>
    window.mockSpeech.started
      .splice(0)
      .map(({ text }) => text)
      .join(' '),
  );
}

/** Presses a key of the keypad, and returns all that is said. */
export async function pressGuideKey(page: Page, key: GuideKey): Promise<string> {
  await page.keyboard.press(guideKeys[key]);
  return listen(page);
}
