import type { Page } from 'playwright';
import { test as base, expect } from 'playwright/test';
import type { DesktopApp } from './desktop-app';
import { chooseDriver } from './driver';

interface DesktopFixtures {
  /** The page in the app's window, reloaded and on Home. */
  window: Page;
}

interface DesktopWorker {
  /** The arguments of the app; setting them with `test.use` starts another app. */
  appArguments: readonly string[];
  /** The running app, shared by all specs of a worker. */
  app: DesktopApp;
}

/** Skips the tests of a file or group where the app refuses `--kiosk`, which the unit tests of its options check. */
export function skipWithoutKiosk(): void {
  test.skip(process.platform === 'darwin', 'The kiosk does not run on macOS.');
}

/** Playwright's `test` for the built desktop app. */
export const test = base.extend<DesktopFixtures, DesktopWorker>({
  appArguments: [[], { option: true, scope: 'worker' }],

  app: [
    async ({ appArguments }, use) => {
      const driver = chooseDriver();
      console.log(`The desktop specs run in ${driver.name}.`);
      const app = await driver.launch(appArguments);
      // Playwright returns before Electron is ready, and then there is no window yet.
      await app.firstWindow();
      await use(app);
      await app.close();
    },
    { scope: 'worker' },
  ],

  window: async ({ app }, use) => {
    const window = await app.firstWindow();
    // Interrupting the app's first load would trigger its recovery.
    await expect(window.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
    await window.waitForLoadState();
    await goTo(window, '#/');
    await window.reload();
    await use(window);
  },
});

/** Opens a screen by changing the hash, as a link would, without reloading the page. */
export async function goTo(window: Page, hash: string): Promise<void> {
  await window.evaluate((target) => {
    location.hash = target;
  }, hash);
}

export { expect };
