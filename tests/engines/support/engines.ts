import { existsSync } from 'node:fs';
import { type BrowserType, firefox, type Page, webkit } from 'playwright';
import puppeteer, { type KeyInput, type Page as PuppeteerPage } from 'puppeteer-core';
import { launchWebKit, webKitFiles } from './webkit';

/** One tab of a browser, with what the engine specs need of it. */
export interface Tab {
  /** Opens a URL and waits until it is loaded. A URL that differs in its hash alone does not reload the page. */
  goto(url: string): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  click(x: number, y: number): Promise<unknown>;
  /** Presses keys together, by their names in `KeyboardEvent.key`. */
  press(...keys: string[]): Promise<unknown>;
  close(): Promise<unknown>;
}

export interface Browser {
  openTab(): Promise<Tab>;
  close(): Promise<unknown>;
}

function tabOf(page: Page | PuppeteerPage, resize: Tab['resize']): Tab {
  return {
    goto: (url) => page.goto(url),
    resize,
    // Both do it in the same way, but their types cannot be called as one.
    evaluate: (expression) => (page as Page).evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    async press(...keys) {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of keys.reverse()) await page.keyboard.up(key as KeyInput);
    },
    close: () => page.close(),
  };
}

async function launchWithPlaywright(type: BrowserType): Promise<Browser> {
  const browser = await type.launch();
  return {
    async openTab() {
      const page = await browser.newPage({ locale: 'en-US' });
      return tabOf(page, (width, height) => page.setViewportSize({ width, height }));
    },
    close: () => browser.close(),
  };
}

/** Drives an installed Firefox by WebDriver BiDi; Playwright's own channel for that fails on an ESR. */
async function launchFirefox(executablePath: string): Promise<Browser> {
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
      return tabOf(page, (width, height) =>
        page.setViewport({ width, height }).catch((error) => {
          // Puppeteer sets the screen's orientation along with the viewport, which Firefox 140 cannot.
          if (!String(error).includes('setScreenOrientationOverride')) throw error;
        }),
      );
    },
    close: () => browser.close(),
  };
}

export const engines = ['Firefox', 'WebKit'] as const;

export type Engine = (typeof engines)[number];

const debianFirefox = '/usr/bin/firefox-esr';

/** Finds a browser with that engine: Playwright's own, or else the one of the system. */
export function findEngine(engine: Engine): (() => Promise<Browser>) | undefined {
  const own = engine === 'Firefox' ? firefox : webkit;
  if (existsSync(own.executablePath())) return () => launchWithPlaywright(own);
  if (engine === 'Firefox') return existsSync(debianFirefox) ? () => launchFirefox(debianFirefox) : undefined;
  return webKitFiles.every((file) => existsSync(file)) ? launchWebKit : undefined;
}
