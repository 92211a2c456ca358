import { test as base, expect } from 'playwright/test';
import type { Page } from 'puppeteer-core';
import { previewSite } from '../../support/preview-site';
import { builtSite } from '../../support/top';
import { type BrowserName, startBrowser } from './browsers';
import { Desktop } from './desktop';
import { ScreenReader } from './screen-reader';

/** Someone who uses the site with a screen reader. */
export class Listener {
  constructor(
    readonly page: Page,
    readonly reader: ScreenReader,
    readonly url: string,
  ) {}

  /** Opens a fresh copy of the site, and waits until the screen reader reads it, from its top. */
  async open(address: string): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.goto(this.url + address);
    // If the last page was left in focus mode, Orca does not say that it has finished loading this one.
    await expect
      .poll(async () => (await this.reader.press('ctrl+Home')).join(' '), 'the top of the page')
      .toContain('Skip to main content');
    // In Firefox, Orca ignores a focus that moves right after its own caret has moved.
    await this.reader.press('Tab');
  }

  /** Focuses the control with that text, label or name. */
  async focus(text: string): Promise<void> {
    const focusControl = () =>
      this.page.evaluate((wanted) => {
        const controls = document.querySelectorAll<HTMLElement>('a, button, input, select, textarea');
        const control = [...controls].find(
          (element) =>
            element.getClientRects().length > 0 &&
            [element.textContent, element.ariaLabel, element.getAttribute('name')].includes(wanted),
        );
        control?.focus();
        return control !== undefined && document.activeElement === control;
      }, text);
    await this.reader.hear(() => expect.poll(focusControl, `the focus on ${text}`).toBe(true));
  }

  /** Moves the clocks of the page ahead, as if nothing had been pressed for that long. */
  async advanceClock(seconds: number): Promise<void> {
    await this.page.evaluate((advance) => {
      const [now, dateNow] = [performance.now.bind(performance), Date.now.bind(Date)];
      performance.now = () => now() + advance;
      Date.now = () => dateNow() + advance;
    }, seconds * 1_000);
  }
}

export const test = base.extend<object, { engine: BrowserName; listener: Listener }>({
  engine: ['Chromium', { option: true, scope: 'worker' }],
  listener: [
    async ({ engine }, use) => {
      const { server, url } = await previewSite(builtSite);
      const desktop = new Desktop();
      try {
        await desktop.start();
        const page = await startBrowser(desktop, engine);
        await page.goto(url);
        // Firefox starts with the focus in its address bar.
        const takeFocus = async () => {
          const hasFocus = await page.evaluate(() => document.hasFocus());
          if (!hasFocus) await desktop.run('xdotool', ['key', 'F6']);
          return hasFocus;
        };
        await expect.poll(takeFocus, 'the page has the focus').toBe(true);
        const reader = new ScreenReader(desktop);
        await reader.start();
        await use(new Listener(page, reader, url));
      } finally {
        await desktop.stop();
        await server.close();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
