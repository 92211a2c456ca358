import type { Page } from 'playwright/test';
import { keyboard } from '@/copy/keyboard';

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

/**
 * Lets the voice finish what it is saying, and returns the texts that it started, as one. Needs `openKiosk` and
 * `mockVoices`.
 */
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

/** What the guide calls the keys whose label it does not say as it is. */
const keyNames: Readonly<Record<string, string>> = {
  ' ': 'Space',
  '@': 'At sign',
  '.': 'Period',
  shift: 'Shift',
  close: 'Close keyboard',
};

/** The row of each key, counted from 1, in a layer of the on-screen keyboard. */
function rowOf(layer: readonly string[], key: string): number {
  const name = { ' ': '{space}', shift: '{shift}', close: '{close}' }[key] ?? key;
  return layer.findIndex((row) => row.split(' ').includes(name)) + 1;
}

/**
 * Presses keys of the on-screen keyboard with the guide's cursor: first to the row, then to the key.
 *
 * @param kind the kind of field that the keyboard suits
 * @param keys characters, `shift` or `close`
 * @returns what is said when each key is chosen
 */
export async function typeByCursor(
  page: Page,
  kind: 'text' | 'lines' | 'email',
  keys: readonly string[],
): Promise<string[]> {
  const layers: Readonly<Record<string, readonly string[]>> = keyboard.layers[kind];
  let layer = layers.default ?? [];
  const heard: string[] = [];
  for (const key of keys) {
    const name = (keyNames[key] ?? key).toLowerCase();
    const isThere = (phrase: string) =>
      phrase
        .replace(/^Row \d+ of \d+\. /, '')
        .replace(/, (on|off)$/, '')
        .toLowerCase()
        .replace('capital ', '') === name;
    let phrase = await pressUntil(page, 'right', new RegExp(`^Row ${rowOf(layer, key)} of \\d`), 12);
    while (!isThere(phrase)) phrase = await pressGuideKey(page, 'down');
    heard.push(await pressGuideKey(page, 'action'));
    layer = (key === 'shift' ? layers.shift : layers.default) ?? [];
  }
  return heard;
}
