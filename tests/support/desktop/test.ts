import type { Page } from 'playwright';
import { test as base, expect } from 'playwright/test';
import type { DesktopApp } from './desktop-app';
import { chooseDriver } from './driver';

interface DesktopFixtures {
  /** The page in the app's window, freshly loaded, at the start of the site. */
  window: Page;
}

interface DesktopWorker {
  /** What the app is started with; a `test.use` of it starts another app. */
  appArguments: readonly string[];
  /** The running app, which the specs of a worker share. */
  app: DesktopApp;
}

/** Playwright's `test` with the built desktop app. */
export const test = base.extend<DesktopFixtures, DesktopWorker>({
  appArguments: [[], { option: true, scope: 'worker' }],

  app: [
    async ({ appArguments }, use) => {
      const driver = chooseDriver();
      console.log(`The desktop specs run in ${driver.name}.`);
      const app = await driver.launch(appArguments);
      await use(app);
      await app.close();
    },
    { scope: 'worker' },
  ],

  window: async ({ app }, use) => {
    const window = await app.firstWindow();
    // The app would load the site again where its own first load is interrupted.
    await expect(window.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
    await window.waitForLoadState();
    await goTo(window, '#/');
    await window.reload();
    await use(window);
  },
});

/** Shows a screen as a link to it would: by the hash, without loading the page anew. */
export async function goTo(window: Page, hash: string): Promise<void> {
  await window.evaluate((target) => {
    location.hash = target;
  }, hash);
}

export { expect };
