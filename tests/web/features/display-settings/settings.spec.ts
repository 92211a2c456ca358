import type { Page } from 'playwright/test';
import { clickButton } from '../../../support/admin';
import {
  backgrounds,
  changeDisplaySettings,
  computedStyle,
  displaySettingsButton,
  displaySettingsDialog,
  displaySettingsOption,
  openDisplaySettings,
  pageBackground,
} from '../../../support/display-settings';
import { further } from '../../../support/matrix';
import { notifications } from '../../../support/notifications';
import { expect, openScreen, screens, test } from '../../../support/site';

const { home, about } = screens;

/** An option of each setting, with the style that it changes. */
const changes = [
  {
    setting: 'Text size',
    option: '150%',
    measure: (page: Page) => computedStyle(page.locator('html'), 'font-size'),
    before: '16px',
    after: '24px',
  },
  {
    setting: 'Spacing',
    option: 'Wide',
    measure: (page: Page) => computedStyle(lead(page), 'letter-spacing'),
    before: 'normal',
    after: '2.4px',
  },
  {
    setting: 'Colors',
    option: 'Dark',
    measure: pageBackground,
    before: backgrounds.paper,
    after: backgrounds.dark,
  },
  {
    setting: 'Colors',
    option: 'Black and yellow',
    measure: pageBackground,
    before: backgrounds.paper,
    after: backgrounds.contrast,
  },
  {
    setting: 'Motion',
    option: 'Off',
    measure: (page: Page) =>
      computedStyle(page.getByRole('button', { name: 'Get Support Today' }), 'transition-duration'),
    before: '0.15s',
    after: '0s',
  },
  {
    setting: 'Links',
    option: 'Underlined',
    measure: (page: Page) =>
      computedStyle(
        page.getByRole('banner').getByRole('link', { name: 'Services', includeHidden: true }),
        'text-decoration-line',
      ),
    before: 'none',
    after: 'underline',
  },
];

function lead(page: Page) {
  return page.getByText('Families, caregivers and people');
}

test('each setting applies at once, survives navigation, and is kept in the address, but nowhere else', async ({
  page,
  context,
}) => {
  await openScreen(page, home);
  await openDisplaySettings(page);
  for (const { setting, option, measure, before, after } of changes) {
    await test.step(`${setting} ${option}`, async () => {
      expect(await measure(page)).toBe(before);
      const entries = await page.evaluate(() => history.length);
      await displaySettingsOption(page, setting, option).check();
      expect(await page.evaluate(() => history.length)).toBe(entries);
      expect(await measure(page)).toBe(after);

      await page.keyboard.press('Escape');
      await openScreen(page, about);
      await openScreen(page, home);
      await expect(lead(page)).toBeVisible();
      expect(await measure(page)).toBe(after);
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
      expect(await context.cookies()).toEqual([]);
      await page.reload();
      await expect(lead(page)).toBeVisible();
      await expect.poll(() => measure(page)).toBe(after);
      await openDisplaySettings(page);
      await displaySettingsDialog(page).getByRole('button', { name: 'Reset settings' }).click();
    });
  }
});

test('wide spacing has the four values of WCAG 1.4.12', further, async ({ page }) => {
  await openScreen(page, about);
  await changeDisplaySettings(page, { Spacing: 'Wide' });
  const texts = page.getByRole('main').locator('h1, h2, h3, p, li');
  const shares = await texts.evaluateAll((nodes) =>
    nodes.map((node) => {
      const { fontSize, lineHeight, letterSpacing, wordSpacing } = getComputedStyle(node);
      return [lineHeight, letterSpacing, wordSpacing].map(
        (value) => parseFloat(value) / parseFloat(fontSize),
      );
    }),
  );
  expect(shares.length).toBeGreaterThan(50);
  for (const values of shares) {
    for (const [index, least] of [1.5, 0.12, 0.16].entries()) {
      expect(values[index]).toBeGreaterThanOrEqual(least - 0.001);
    }
  }
  const paragraph = page.getByRole('region', { name: 'Our Mission' }).getByRole('paragraph').first();
  const size = Number.parseFloat(await computedStyle(paragraph, 'font-size'));
  expect(Number.parseFloat(await computedStyle(paragraph, 'margin-bottom'))).toBeGreaterThanOrEqual(2 * size);
});

test('Reset settings restores every default, and announces it', async ({ page }) => {
  await openScreen(page, home);
  const before = await Promise.all(changes.map(({ measure }) => measure(page)));
  await openDisplaySettings(page);
  for (const { setting, option } of changes) await displaySettingsOption(page, setting, option).check();
  await displaySettingsDialog(page).getByRole('button', { name: 'Reset settings' }).click();
  await expect(displaySettingsDialog(page).getByText('Text and colors have been reset')).toHaveCount(1);
  expect(await Promise.all(changes.map(({ measure }) => measure(page)))).toEqual(before);
  for (const group of await displaySettingsDialog(page).getByRole('group').all()) {
    await expect(group.getByRole('radio').first()).toBeChecked();
  }
});

test('the settings can be opened, changed and closed with the keyboard, and the focus returns', async ({
  page,
}) => {
  await openScreen(page, home);
  await displaySettingsButton(page).focus();
  await page.keyboard.press('Enter');
  const close = displaySettingsDialog(page).getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  // The focus stays in the dialog, or goes to the browser's own controls.
  await page.keyboard.press('Shift+Tab');
  const outside = await page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement !== body && !activeElement?.closest('dialog');
  });
  expect(outside).toBe(false);
  await close.focus();
  await page.keyboard.press('Tab');
  await expect(displaySettingsOption(page, 'Text size', '100%')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(displaySettingsOption(page, 'Text size', '125%')).toBeChecked();
  expect(await computedStyle(page.locator('html'), 'font-size')).toBe('20px');

  for (const setting of ['Spacing', 'Colors', 'Motion', 'Links']) {
    await page.keyboard.press('Tab');
    const focused = displaySettingsDialog(page).getByRole('group', { name: setting }).locator(':focus');
    await expect(focused).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Tab');
  await expect(displaySettingsDialog(page).getByRole('button', { name: 'Reset settings' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(displaySettingsDialog(page)).toBeHidden();
  await expect(displaySettingsButton(page)).toBeFocused();
});

test('with motion off, notifications appear and disappear without animation', further, async ({ page }) => {
  await page.goto(screens.admin.hash);
  await changeDisplaySettings(page, { Motion: 'Off' });
  await clickButton(page, 'Edit Hero Section');
  await clickButton(page, 'Save');
  await expect(notifications(page)).toBeVisible();
  const moving = await notifications(page).evaluateAll((notices) =>
    notices
      .flatMap((notice) => [notice, ...notice.querySelectorAll('*')])
      .map((element) => getComputedStyle(element))
      .filter(
        ({ animationName, transitionDuration }) => animationName !== 'none' || transitionDuration !== '0s',
      ),
  );
  expect(moving).toEqual([]);
});

test('a link that was copied opens the page with the settings and in its language, also where another is preferred', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openScreen(page, about);
  await openDisplaySettings(page);
  await displaySettingsOption(page, 'Colors', 'Dark').check();
  await displaySettingsDialog(page).getByRole('button', { name: 'Copy a Link With My Settings' }).click();
  await expect(displaySettingsDialog(page).getByText('The link is copied.').first()).toBeInViewport({
    ratio: 1,
  });
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const spanish = await browser.newContext({ locale: 'es-US' });
  const opened = await spanish.newPage();
  await opened.goto(link);
  await expect(opened).toHaveTitle(/^About/);
  await expect.poll(() => pageBackground(opened)).toBe(backgrounds.dark);
  await spanish.close();
});
