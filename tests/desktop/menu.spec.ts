import type { Page } from 'playwright';
import type { DesktopApp } from '../support/desktop/desktop-app';
import { clickMenu, holdBack, seenHeldBack } from '../support/desktop/in-main';
import { expect, goTo, test } from '../support/desktop/test';
import { screens } from '../support/site';

/** Edits the content as staff do, and waits until the main process knows. */
async function edit(app: DesktopApp, window: Page): Promise<void> {
  await goTo(window, '#/admin');
  await window.getByRole('tab', { name: 'Services', exact: true }).click();
  await window
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect.poll(async () => (await seenHeldBack(app)).edits.at(-1)).toBe(true);
}

/** Marks the page, so that a reload shows. */
const mark = (window: Page) => window.evaluate(() => document.body.classList.add('old'));

test('opens every screen by its item', async ({ app, window }) => {
  for (const { name, hash } of screens.filter(({ hash }) => hash !== '#/no-such-page')) {
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

test('reloads without a question where nothing would be lost', async ({ app, window }) => {
  await holdBack(app);
  await mark(window);
  await clickMenu(app, 'reload');
  await expect(window.locator('body.old')).toHaveCount(0);
  expect((await seenHeldBack(app)).questions).toEqual([]);
});

test('asks before a reload loses edits, and keeps them where asked to', async ({ app, window }) => {
  await holdBack(app, 0);
  await mark(window);
  await edit(app, window);
  await clickMenu(app, 'reload');
  await expect
    .poll(async () => (await seenHeldBack(app)).questions)
    .toEqual(['Reload and lose your changes?']);
  await expect(window.locator('body.old')).toHaveCount(1);

  await holdBack(app, 1);
  await clickMenu(app, 'reload');
  await expect(window.locator('body.old')).toHaveCount(0);
});

test('asks before closing loses edits', async ({ app, window }) => {
  await holdBack(app, 0);
  await edit(app, window);
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  await expect
    .poll(async () => (await seenHeldBack(app)).questions)
    .toEqual(['Close and lose your changes?']);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});

test('starts the kiosk in the place of the desk', async ({ app, window }) => {
  await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
  await holdBack(app);
  await clickMenu(app, 'start-kiosk');
  await expect.poll(async () => (await seenHeldBack(app)).relaunches.length).toBe(1);
  expect((await seenHeldBack(app)).relaunches[0]).toContain('--kiosk');
});
