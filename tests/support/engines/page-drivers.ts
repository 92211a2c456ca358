import type { BrowserType, LaunchOptions, Page as PlaywrightPage } from 'playwright';
import puppeteer, { type KeyInput, type Page as PuppeteerPage } from 'puppeteer-core';
import type { Browser, Tab } from './tab';

function tabOf(page: PlaywrightPage | PuppeteerPage, resize: Tab['resize']): Tab {
  return {
    goto: (url) => page.goto(url),
    resize,
    // Both do it in the same way, but their types cannot be called as one.
    evaluate: (expression) => (page as PlaywrightPage).evaluate(expression),
    hover: (x, y) => page.mouse.move(x, y, { steps: 3 }),
    click: (x, y) => page.mouse.click(x, y),
    async press(...keys) {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of keys.reverse()) await page.keyboard.up(key as KeyInput);
    },
    close: () => page.close(),
  };
}

/** Drives one of Playwright's browsers, or a Chromium that is installed. */
export async function launchWithPlaywright(type: BrowserType, options: LaunchOptions): Promise<Browser> {
  const browser = await type.launch(options);
  return {
    async openTab() {
      const page = await browser.newPage({ locale: 'en-US' });
      return tabOf(page, (width, height) => page.setViewportSize({ width, height }));
    },
    close: () => browser.close(),
  };
}

async function setViewport(page: PuppeteerPage, width: number, height: number): Promise<void> {
  try {
    await page.setViewport({ width, height });
  } catch (error) {
    // Puppeteer sets the screen's orientation along with the viewport, which Firefox 140 cannot.
    if (!String(error).includes('setScreenOrientationOverride')) throw error;
  }
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
      return tabOf(page, (width, height) => setViewport(page, width, height));
    },
    close: () => browser.close(),
  };
}
