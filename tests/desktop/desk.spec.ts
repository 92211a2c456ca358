import type { Page } from 'playwright/test';
import { changeDisplaySettings } from '../support/display-settings';
import { switchEasyReadOn } from '../support/easy-read';
import { answer, finderHeading } from '../support/finder';
import { notifications } from '../support/notifications';
import type { DesktopApp } from './support/driver';
import { clickMenu } from './support/in-main';
import { expect, goTo, test } from './support/test';

const tools = (window: Page) => window.getByRole('region', { name: 'Desk tools' });
const clipboard = (app: DesktopApp) => app.evaluate(({ clipboard: own }) => own.readText());
const service = (window: Page) => window.getByRole('heading', { name: 'Support Services', exact: true });

const settings = (window: Page) =>
  window.evaluate(() => {
    const { lang, dataset } = document.documentElement;
    return { ...dataset, lang, notifications: undefined };
  });

async function visit(app: DesktopApp, window: Page): Promise<void> {
  await goTo(window, '#/services');
  await answer(window, 'For my child');
  await goTo(window, '#/about');
  await changeDisplaySettings(window, { Colors: 'Dark', Links: 'Underlined' });
  await switchEasyReadOn(window);
  // In a narrow window, the languages are in the menu.
  const menu = window.getByRole('banner').getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await window.getByRole('link', { name: 'Español' }).click();
  await app.evaluate(({ clipboard: own }) => own.writeText('(212) 555-0142'));
}

test.beforeEach(({ window }) => expect(tools(window)).toBeVisible());

test('New Visitor ends a visit without a trace, but keeps what staff edited', async ({ app, window }) => {
  const fresh = await settings(window);
  await goTo(window, '#/admin');
  await window.getByRole('tab', { name: 'Services', exact: true }).click();
  await window.getByRole('button', { name: 'Delete Support Services' }).click();
  await visit(app, window);
  await expect(window.locator('html')).toHaveAttribute('lang', 'es');

  await clickMenu(app, 'newVisitor');
  await expect(notifications(window, 'Ready for the next visitor.')).toBeVisible();
  await expect(notifications(window)).toHaveCount(1);
  await expect(window.getByRole('heading', { level: 1 })).toHaveText('Weaving Hope, Changing Lives');
  expect(await settings(window)).toEqual(fresh);
  // All apps of a machine share one clipboard, and other workers write to it.
  await expect.poll(() => clipboard(app)).toBe('');
  await window.keyboard.press('Tab');
  await expect(window.getByText('Skip to main content')).toBeFocused();

  await goTo(window, '#/services');
  await expect(finderHeading(window)).toContainText('Question 1 of 3');
  await expect(service(window)).toHaveCount(0);
  // The second one has nothing to go back to.
  for (let step = 0; step < 2; step += 1) {
    await clickMenu(app, 'back');
    await expect(window.getByRole('heading', { level: 1 })).toHaveText('Weaving Hope, Changing Lives');
  }
});

test('opens its lists and boards from the menu, in front of one screen', async ({ app, window }) => {
  const shortcut = process.platform === 'darwin' ? '⌘⇧N' : 'Ctrl+Shift+N';
  for (const [id, name, text] of [
    ['shortcuts', 'Keyboard Shortcuts', shortcut],
    ['talkBoard', 'Talk Board', 'I need'],
    ['takeHome', 'Take-home sheet', 'The sheet is empty.'],
    ['phoneList', 'Phone List', 'partners@weavinghope.example'],
  ] as const) {
    const dialog = window.getByRole('dialog', { name });
    // Each needs a script that the menu does not wait for.
    await expect(async () => {
      await clickMenu(app, id);
      await expect(dialog).toContainText(text, { timeout: 500 });
    }).toPass();
    // A screen that is opened from the menu closes it, and gets the focus.
    await clickMenu(app, 'screen:/about');
    await expect(dialog).toBeHidden();
    await expect(window.getByRole('heading', { name: 'About Weaving Hope' })).toBeFocused();
    await clickMenu(app, 'back');
    await expect(window).toHaveTitle(/^Home/);
    await expect(dialog).toBeHidden();
  }
});
