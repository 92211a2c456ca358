import { desktopCopy } from '../../electron/main/language/desktop-copy';
import { allScreens } from '../support/site';
import { chooseUntil, clickMenu, interceptEffects, interceptedEffects } from './support/in-main';
import { expect, goTo, skipWithoutKiosk, test } from './support/test';

const { en: desktop, es: spanishDesktop } = desktopCopy;

test.beforeEach(async ({ app, window }) => {
  // From then on, it can show notifications.
  await expect(window.locator('section[aria-live]')).toBeAttached();
  await chooseUntil(app, 'screen:/contact', () => expect(window).toHaveTitle(/^Contact/, { timeout: 500 }));
  await interceptEffects(app);
});

test('opens every screen, follows the page’s language, and starts the kiosk', async ({ app, window }) => {
  await test.step('each screen opens from its item, and Back and Forward follow', async () => {
    const listed = allScreens.filter(({ id }) => id !== 'notFound');
    const items = listed.map(({ name, hash }) => [`screen:${hash.slice(1)}`, name] as const);
    const [last, lastButOne] = listed.toReversed().map(({ name }) => name);
    for (const [id, name] of [...items, ['back', lastButOne], ['forward', last]] as const) {
      await clickMenu(app, id);
      await expect(window).toHaveTitle(new RegExp(`^${name}`));
    }
  });
  await test.step('the menu follows the language of the page', async () => {
    const label = () =>
      app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('print')?.label);
    for (const [language, text] of [
      ['Español', spanishDesktop.commands.print],
      ['English', desktop.commands.print],
    ] as const) {
      // In a narrow window, the languages are in the menu, which stays open.
      const menu = window.getByRole('banner').getByRole('button', { name: /^(Menu|Menú)$/, expanded: false });
      if (await menu.isVisible()) await menu.click();
      const links = window.getByRole('link', { name: language, exact: true });
      await links.filter({ visible: true }).first().click();
      await expect.poll(label).toBe(text);
    }
  });
  await test.step('the kiosk replaces the desk', async () => {
    skipWithoutKiosk();
    await clickMenu(app, 'start-kiosk');
    await expect
      .poll(async () => (await interceptedEffects(app)).relaunches)
      .toEqual([expect.arrayContaining(['--kiosk'])]);
  });
});

test('asks before a reload loses edits', async ({ app, window }) => {
  const marked = window.locator('body.marked');
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
