import type { Page } from 'playwright';
import type { DesktopApp } from '../support/desktop/desktop-app';
import { clickMenu, interceptEffects, interceptedEffects } from '../support/desktop/in-main';
import { expect, goTo, skipWithoutKiosk, test } from '../support/desktop/test';
import { allScreens } from '../support/site';

/** Deletes a service, and waits until the main process knows about the edit. */
async function edit(app: DesktopApp, window: Page): Promise<void> {
  await goTo(window, '#/admin');
  await window.getByRole('tab', { name: 'Services', exact: true }).click();
  await window
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect.poll(async () => (await interceptedEffects(app)).edits.at(-1)).toBe(true);
}

/** Marks the page, so that a reload can be detected. */
const markPage = (window: Page) => window.evaluate(() => document.body.classList.add('marked'));

// The page receives the menu's messages only after hydration, and loads the notifications later still.
test.beforeEach(({ window }) => expect(window.locator('section[aria-live]')).toBeAttached());

test('opens every screen from its item', async ({ app, window }) => {
  for (const { name, hash } of allScreens.filter(({ id }) => id !== 'notFound')) {
    await clickMenu(app, `screen:${hash.slice(1)}`);
    await expect(window).toHaveTitle(new RegExp(`^${name}`));
  }
});

test('goes back and forward', async ({ app, window }) => {
  await clickMenu(app, 'screen:/about');
  await expect(window).toHaveTitle(/^About/);
  await clickMenu(app, 'screen:/services');
  await expect(window).toHaveTitle(/^Services/);
  await clickMenu(app, 'back');
  await expect(window).toHaveTitle(/^About/);
  await clickMenu(app, 'forward');
  await expect(window).toHaveTitle(/^Services/);
});

test('reloads without asking if nothing would be lost', async ({ app, window }) => {
  await interceptEffects(app);
  await markPage(window);
  await clickMenu(app, 'reload');
  await expect(window.locator('body.marked')).toHaveCount(0);
  expect((await interceptedEffects(app)).questions).toEqual([]);
});

test('asks before a reload loses edits, and keeps them if the user says so', async ({ app, window }) => {
  await interceptEffects(app, 0);
  await markPage(window);
  await edit(app, window);
  await clickMenu(app, 'reload');
  await expect
    .poll(async () => (await interceptedEffects(app)).questions)
    .toEqual(['Reload and lose your changes?']);
  await expect(window.locator('body.marked')).toHaveCount(1);

  await interceptEffects(app, 1);
  await clickMenu(app, 'reload');
  await expect(window.locator('body.marked')).toHaveCount(0);
});

test('asks before closing loses edits', async ({ app, window }) => {
  await interceptEffects(app, 0);
  await edit(app, window);
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  await expect
    .poll(async () => (await interceptedEffects(app)).questions)
    .toEqual(['Close and lose your changes?']);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});

test('zooms in with the shortcut that needs no Shift key', async ({ app }) => {
  const zoomLevel = await app.evaluate(({ BrowserWindow, Menu }) => {
    const [first] = BrowserWindow.getAllWindows();
    const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []);
    const item = items?.find(({ accelerator }) => accelerator === 'CmdOrCtrl+=');
    item?.click(undefined, first, first?.webContents);
    const level = first?.webContents.zoomLevel;
    first?.webContents.setZoomLevel(0);
    return level;
  });
  expect(zoomLevel).toBe(0.5);
});

test('replaces the desk window with the kiosk', async ({ app, window }) => {
  skipWithoutKiosk();
  await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
  await interceptEffects(app);
  await clickMenu(app, 'start-kiosk');
  await expect.poll(async () => (await interceptedEffects(app)).relaunches.length).toBe(1);
  expect((await interceptedEffects(app)).relaunches[0]).toContain('--kiosk');
});
