import type { Page } from 'playwright';
import { test as base, expect } from 'playwright/test';
import { type DesktopApp, driver, launch } from './driver';

/** The page in the app's window, reloaded and on Home. */
type Fixtures = { window: Page };

/** The running app, shared by all specs of a worker with the same arguments. */
type WorkerFixtures = { appArguments: readonly string[]; app: DesktopApp };

/** Skips the tests of a file or group where the app refuses `--kiosk`, which the unit tests of its options check. */
export function skipWithoutKiosk(): void {
  test.skip(process.platform === 'darwin', 'The kiosk does not run on macOS.');
}

export async function open(args: readonly string[], env?: Readonly<Record<string, string>>) {
  const app = await launch(args, env);
  // Playwright returns before Electron is ready, and then there is no window yet.
  return { app, window: await app.firstWindow() };
}

/** Playwright's `test` for the built desktop app. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  appArguments: [[], { option: true, scope: 'worker' }],

  app: [
    async ({ appArguments }, use) => {
      console.log(`The desktop specs run in ${driver.name}.`);
      const { app } = await open(appArguments);
      await use(app);
      await app.close();
    },
    { scope: 'worker' },
  ],

  window: async ({ app }, use) => {
    const window = await app.firstWindow();
    // Interrupting the app's first load would trigger its recovery.
    await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
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
