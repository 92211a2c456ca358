import type { Page } from 'playwright';
import { desktopCopy } from '../../electron/main/language/desktop-copy';
import { allScreens } from '../support/site';
import type { DesktopApp } from './support/driver';
import { clickMenu, interceptEffects, interceptedEffects } from './support/in-main';
import { expect, goTo, skipWithoutKiosk, test } from './support/test';

const { en: desktop, es: spanishDesktop } = desktopCopy;

/** Waits until the page receives the menu's messages, for which it loads a script, and can show notifications. */
async function waitForMenu(app: DesktopApp, window: Page): Promise<void> {
  await expect(window.locator('section[aria-live]')).toBeAttached();
  await expect(async () => {
    await clickMenu(app, 'screen:/contact');
    await expect(window).toHaveTitle(/^Contact/, { timeout: 500 });
  }).toPass();
}

test.beforeEach(({ app, window }) => waitForMenu(app, window));

test('opens every screen, follows the language of the page, and starts the kiosk', async ({
  app,
  window,
}) => {
  await interceptEffects(app);

  await test.step('each screen opens from its item, and Back and Forward follow', async () => {
    const listed = allScreens.filter(({ id }) => id !== 'notFound');
    for (const { name, hash } of listed) {
      await clickMenu(app, `screen:${hash.slice(1)}`);
      await expect(window).toHaveTitle(new RegExp(`^${name}`));
    }
    for (const [id, at] of [
      ['back', -2],
      ['forward', -1],
    ] as const) {
      await clickMenu(app, id);
      await expect(window).toHaveTitle(new RegExp(`^${listed.at(at)?.name}`));
    }
  });

  await test.step('the menu follows the language of the page', async () => {
    const label = () =>
      app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('print')?.label);
    for (const [language, text] of [
      ['Español', spanishDesktop.commands.print],
      ['English', desktop.commands.print],
    ] as const) {
      const link = window
        .getByRole('link', { name: language, exact: true })
        .filter({ visible: true })
        .first();
      // In a narrow window, the languages are in the menu, which stays open.
      const menu = window.getByRole('banner').getByRole('button', { name: /^(Menu|Menú)$/, expanded: false });
      if (await menu.isVisible()) await menu.click();
      await link.click();
      await expect.poll(label).toBe(text);
    }
  });

  await test.step('the kiosk replaces the desk', async () => {
    skipWithoutKiosk();
    await clickMenu(app, 'start-kiosk');
    await expect.poll(async () => (await interceptedEffects(app)).relaunches.length).toBe(1);
    expect((await interceptedEffects(app)).relaunches[0]).toContain('--kiosk');
  });
});

test('asks before a reload loses edits', async ({ app, window }) => {
  const marked = window.locator('body.marked');
  await interceptEffects(app, 0);
  await window.evaluate(() => document.body.classList.add('marked'));
  await goTo(window, '#/admin');
  await window.getByRole('tab', { name: 'Services', exact: true }).click();
  await window.getByRole('button', { name: 'Delete Provider Matching' }).click();
  await expect.poll(async () => (await interceptedEffects(app)).edits.at(-1)).toBe(true);
  await clickMenu(app, 'reload');
  const questions = async () => (await interceptedEffects(app)).questions;
  await expect.poll(questions).toEqual([desktop.unsavedEdits.reload.message]);
  await expect(marked).toHaveCount(1);

  await interceptEffects(app, 2);
  await clickMenu(app, 'reload');
  await expect(marked).toHaveCount(0);
});
