import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { expect, test } from 'playwright/test';
import { type AppProcess, packagedApp, siteScheme, startApp } from '../support/desktop/app-process';
import { further } from '../support/matrix';

// The workflow runs this file with the packaged app. Elsewhere it runs with the built one, and then there are no fuses.

/** How long the app may take to start, or to replace its page or itself. */
const timeout = 40_000;

/** Waits until the app shows its Home screen, with scripts running. */
async function expectHome(app: AppProcess): Promise<void> {
  await expect(async () => {
    const title = await app.withPage(async (page) => {
      await page.locator('section[aria-live]').waitFor({ state: 'attached' });
      return page.title();
    });
    expect(title).toMatch(/^Home/);
  }).toPass({ timeout });
}

test.describe('the running app', () => {
  let app: AppProcess;
  test.beforeEach(async () => {
    app = await startApp();
  });
  test.afterEach(() => app.quit());

  test('opens, and reads its screens from its archive', async () => {
    await expectHome(app);
    const screen = await app.withPage(async (page) => {
      await page.getByRole('link', { name: 'Services', exact: true }).first().click();
      await expect(page).toHaveTitle(/^Services/);
      return { scheme: new URL(page.url()).protocol, headings: await page.getByRole('heading').count() };
    });
    expect(screen.scheme).toBe(siteScheme);
    expect(screen.headings).toBeGreaterThan(3);
  });

  // The stand-in recovers in another spec. The workflow runs this one with each packaged app.
  test('recovers when its page crashes, in the end by a relaunch', further, async () => {
    for (let crash = 1; crash <= 4; crash += 1) {
      await expectHome(app);
      await app.crashPage();
    }
    expect(await app.exited).toBe(0);
    await expectHome(app);
    const log = await app.readLog();
    const steps = log.filter(({ event }) => event === 'recovery').map(({ action }) => action);
    expect(steps).toEqual(['reload', 'reload', 'reload', 'relaunch']);
    const starts = log.filter(({ event }) => event === 'start').map(({ relaunches }) => relaunches);
    expect(starts).toEqual([0, 1]);
  });
});

test('has the fuses set that it was packaged with', async () => {
  // Fuses are bytes of the packaged program. The workflow reads them on all three systems; an AppImage compresses it.
  test.skip(!packagedApp || packagedApp.endsWith('.AppImage'), 'Only an unpacked, packaged app can be read.');
  const wire = await getCurrentFuseWire(packagedApp ?? '');
  const isOn = (fuse: FuseV1Options) => String.fromCharCode(wire[fuse] ?? 0) === '1';
  const { EnableEmbeddedAsarIntegrityValidation, OnlyLoadAppFromAsar } = FuseV1Options;
  const fuses = [
    FuseV1Options.RunAsNode,
    FuseV1Options.EnableCookieEncryption,
    FuseV1Options.EnableNodeOptionsEnvironmentVariable,
    FuseV1Options.EnableNodeCliInspectArguments,
    FuseV1Options.GrantFileProtocolExtraPrivileges,
    EnableEmbeddedAsarIntegrityValidation,
    OnlyLoadAppFromAsar,
  ];
  expect(fuses.filter(isOn)).toEqual([EnableEmbeddedAsarIntegrityValidation, OnlyLoadAppFromAsar]);
});
