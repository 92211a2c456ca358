import { fileURLToPath } from 'node:url';
import type { virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from 'playwright/test';
import { build, type Rolldown } from 'vite';
import { asHeard } from './transcript';

declare global {
  interface Window {
    /** What the screen reader's script, once evaluated in a page, leaves there. */
    screenReader: { virtual: typeof virtual };
  }
}

let script: Promise<string> | undefined;

/** The virtual screen reader as a classic script, since the page's policy keeps other modules out. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));
  const [{ output }] = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'screenReader' } },
  })) as [Rolldown.RolldownOutput];
  return output[0].code;
}

async function start(page: Page): Promise<void> {
  script ??= bundle();
  await page.evaluate(await script);
  await page.evaluate(() => {
    // The words for browsers without scripts are unseen and unheard, which the screen reader does not know.
    document.querySelector('noscript')?.remove();
    return window.screenReader.virtual.start({ container: document.body });
  });
}

/** Reads the page from its start to its end, and gives what is heard line by line. */
export async function readAloud(page: Page): Promise<string[]> {
  await start(page);
  const phrases = await page.evaluate(async () => {
    const { virtual } = window.screenReader;
    while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
    const log = await virtual.spokenPhraseLog();
    await virtual.stop();
    return log;
  });
  return asHeard(phrases);
}

/**
 * Listens from now on to what is heard without being asked for: what gets the focus, and what live regions say.
 *
 * @returns a function that waits for silence and gives everything that was heard before it, line by line
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await start(page);
  await page.evaluate(() => window.screenReader.virtual.clearSpokenPhraseLog());
  return async () => {
    const phrases = await page.evaluate(async () => {
      const { virtual } = window.screenReader;
      for (let heard = -1, silence = 0; silence < 5; silence += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        const { length } = await virtual.spokenPhraseLog();
        if (length !== heard) silence = 0;
        heard = length;
      }
      return virtual.spokenPhraseLog();
    });
    return asHeard(phrases);
  };
}
