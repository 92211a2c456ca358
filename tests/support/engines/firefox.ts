import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import { type Browser, sizeReached, splitKeys } from './tab';

async function resize(page: Page, width: number, height: number): Promise<void> {
  try {
    await page.setViewport({ width, height });
  } catch (error) {
    // Puppeteer sets the screen's orientation along with the viewport, which Firefox 140 cannot.
    if (!String(error).includes('setScreenOrientationOverride')) throw error;
  }
  await page.evaluate(sizeReached('inner', width, height));
}

/**
 * Drives an installed Firefox by WebDriver BiDi; Playwright drives only its own build.
 *
 * @param executablePath the path of Firefox
 */
export async function launchFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      // Without focus of its own, a window in the background would neither get focus events nor show focus rings.
      'focusmanager.testmode': true,
      // A scrollbar with a width of its own would make the viewport narrower than in the other engines.
      'ui.useOverlayScrollbars': 1,
      // The specs bring a mock voice. Firefox asks the system's speech service in its main process, and hangs with it.
      'media.webspeech.synth.enabled': false,
    },
  });
  return {
    async openTab() {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      return {
        goto: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        back: async () => void (await page.goBack()),
        forward: async () => void (await page.goForward()),
        resize: (width, height) => resize(page, width, height),
        evaluate: (expression) => page.evaluate(expression),
        hover: (x, y) => page.mouse.move(x, y, { steps: 3 }),
        click: (x, y) => page.mouse.click(x, y),
        async press(keys) {
          const { modifiers, key } = splitKeys(keys);
          for (const modifier of modifiers) await page.keyboard.down(modifier as KeyInput);
          await page.keyboard.press(key as KeyInput);
          for (const modifier of modifiers.reverse()) await page.keyboard.up(modifier as KeyInput);
        },
        type: (text) => page.keyboard.type(text),
        consoleErrors: () => errors,
        close: () => page.close(),
      };
    },
    close: () => browser.close(),
  };
}
