import { changeDisplaySettings } from '../support/display-settings';
import { switchEasyReadOn } from '../support/easy-read';
import { answer, finderHeading } from '../support/finder';
import { notifications } from '../support/notifications';
import { chooseUntil, clickMenu } from './support/in-main';
import { expect, goTo, test } from './support/test';

const home = 'Weaving Hope, Changing Lives';

test.beforeEach(({ window }) => expect(window.getByRole('region', { name: 'Desk tools' })).toBeVisible());

test('New Visitor ends a visit without a trace, but keeps what staff edited', async ({ app, window }) => {
  const settings = () => window.evaluate(() => ({ ...document.documentElement.dataset, notifications: '' }));
  const headline = window.getByRole('heading', { level: 1 });
  const fresh = await settings();

  await test.step('staff edit, and a visitor leaves much behind', async () => {
    await goTo(window, '#/admin');
    await window.getByRole('tab', { name: 'Services', exact: true }).click();
    await window.getByRole('button', { name: 'Delete Support Services' }).click();
    await goTo(window, '#/services');
    await answer(window, 'For my child');
    await goTo(window, '#/about');
    await changeDisplaySettings(window, { Colors: 'Dark', Links: 'Underlined' });
    await switchEasyReadOn(window);
    // In a narrow window, the languages are in the menu.
    const menu = window.getByRole('banner').getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) await menu.click();
    await window.getByRole('link', { name: 'Español' }).click();
    await app.evaluate(({ clipboard }) => clipboard.writeText('(212) 555-0142'));
    await expect(window.locator('html')).toHaveAttribute('lang', 'es');
  });
  await test.step('the next visit begins as the first one did', async () => {
    await clickMenu(app, 'newVisitor');
    await expect(notifications(window, 'Ready for the next visitor.')).toBeVisible();
    await expect(notifications(window)).toHaveCount(1);
    await expect(headline).toHaveText(home);
    await expect(window.locator('html')).toHaveAttribute('lang', 'en');
    expect(await settings()).toEqual(fresh);
    // All apps of a machine share one clipboard, and other workers write to it.
    await expect.poll(() => app.evaluate(({ clipboard }) => clipboard.readText())).toBe('');
    await window.keyboard.press('Tab');
    await expect(window.getByText('Skip to main content')).toBeFocused();
    await goTo(window, '#/services');
    await expect(finderHeading(window)).toContainText('Question 1 of 3');
    await expect(window.getByRole('heading', { name: 'Support Services', exact: true })).toHaveCount(0);
    // The second one has nothing to go back to.
    for (let step = 0; step < 2; step += 1) {
      await clickMenu(app, 'back');
      await expect(headline).toHaveText(home);
    }
  });
});

test('opens its lists and boards from the menu, in front of one screen', async ({ app, window }) => {
  const shortcut = process.platform === 'darwin' ? '⌘⇧N' : 'Ctrl+Shift+N';
  for (const [id, name, text] of [
    ['shortcuts', 'Keyboard Shortcuts', shortcut],
    ['talkBoard', 'Talk Board', 'I need'],
    ['takeHome', 'Take-home page', 'The take-home page is empty.'],
    ['phoneList', 'Phone List', 'partners@weavinghope.example'],
  ] as const) {
    const dialog = window.getByRole('dialog', { name });
    await chooseUntil(app, id, () => expect(dialog).toContainText(text, { timeout: 500 }));
    // A screen that is opened from the menu closes it, and gets the focus.
    await clickMenu(app, 'screen:/about');
    await expect(dialog).toBeHidden();
    await expect(window.getByRole('heading', { name: 'About Weaving Hope' })).toBeFocused();
    await clickMenu(app, 'back');
    await expect(window).toHaveTitle(/^Home/);
    await expect(dialog).toBeHidden();
  }
});
