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

/** Identifies a key of the keypad by what it does. */
export type GuideKey = keyof typeof guideKeys;

/** Lets the voices finish what is being said. Returns the texts with their voices. Needs `openKiosk` and `mockVoices`. */
export async function hear(page: Page): Promise<{ text: string; voice: string }[]> {
  const heard: { text: string; voice: string }[] = [];
  // The page responds in up to 300 ms, and may say more when that has been said.
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

/** Lets the voice finish what it is saying, and returns the texts as one. Needs `openKiosk` and `mockVoices`. */
export async function listen(page: Page): Promise<string> {
  return (await hear(page)).map(({ text }) => text).join(' ');
}

/** Presses a key of the keypad, and returns all that is said. */
export async function pressGuideKey(page: Page, key: GuideKey): Promise<string> {
  await page.keyboard.press(guideKeys[key]);
  return listen(page);
}

/** Presses a key of the keypad until something is said that matches. */
export async function pressUntil(page: Page, key: GuideKey, heard: RegExp, most = 120): Promise<string> {
  const all: string[] = [];
  while (all.length < most) {
    const phrase = await pressGuideKey(page, key);
    if (heard.test(phrase)) return phrase;
    all.push(phrase);
  }
  throw new Error(`Never heard ${heard}, but: ${all.slice(-12).join(' | ')}`);
}
