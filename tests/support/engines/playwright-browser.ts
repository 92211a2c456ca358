import type { BrowserType, LaunchOptions } from 'playwright';
import type { Browser } from './tab';

/** Drives one of Playwright's browsers, or a Chromium that is installed. */
export async function launchWithPlaywright(type: BrowserType, options: LaunchOptions): Promise<Browser> {
  const browser = await type.launch(options);
  return {
    async openTab() {
      const context = await browser.newContext({ locale: 'en-US' });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      return {
        goto: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        back: async () => void (await page.goBack()),
        forward: async () => void (await page.goForward()),
        resize: (width, height) => page.setViewportSize({ width, height }),
        evaluate: (expression) => page.evaluate(expression),
        hover: (x, y) => page.mouse.move(x, y, { steps: 3 }),
        click: (x, y) => page.mouse.click(x, y),
        press: (keys) => page.keyboard.press(keys),
        type: (text) => page.keyboard.type(text),
        consoleErrors: () => errors,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
