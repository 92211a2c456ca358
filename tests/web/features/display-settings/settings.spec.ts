import type { Page } from 'playwright/test';
import { press } from '../../../support/admin';
import {
  chooseDisplay,
  computedStyle,
  displayButton,
  displayChoice,
  displayDialog,
  ground,
  grounds,
  openDisplay,
} from '../../../support/display-settings';
import { notifications } from '../../../support/notifications';
import { expect, openScreen, screens, test } from '../../../support/site';

const [home, about] = screens;

/** Each setting with a choice, what it changes, and what the visitor is told. */
const changes = [
  {
    setting: 'Text size',
    choice: '150%',
    said: 'Text size 150%',
    measure: (page: Page) => computedStyle(page.locator('html'), 'font-size'),
    before: '16px',
    after: '24px',
  },
  {
    setting: 'Spacing',
    choice: 'Wide',
    said: 'Spacing Wide',
    measure: (page: Page) => computedStyle(lead(page), 'letter-spacing'),
    before: 'normal',
    after: '2.4px',
  },
  {
    setting: 'Colors',
    choice: 'Dark',
    said: 'Colors Dark',
    measure: ground,
    before: grounds.paper,
    after: grounds.dark,
  },
  {
    setting: 'Colors',
    choice: 'Black and yellow',
    said: 'Colors Black and yellow',
    measure: ground,
    before: grounds.paper,
    after: grounds.contrast,
  },
  {
    setting: 'Motion',
    choice: 'Off',
    said: 'Motion Off',
    measure: (page: Page) =>
      computedStyle(page.getByRole('button', { name: 'Get Support Today' }), 'transition-duration'),
    before: '0.15s',
    after: '0s',
  },
  {
    setting: 'Links',
    choice: 'Underlined',
    said: 'Links Underlined',
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

/** Makes the page keep all that its live regions say. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((records) => {
      const elements = records.map(({ target }) =>
        target instanceof Element ? target : target.parentElement,
      );
      const regions = new Set(elements.map((element) => element?.closest('[role=status]')));
      for (const region of regions) if (region?.textContent) said.push(region.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

test.describe('a setting', () => {
  for (const { setting, choice, said, measure, before, after } of changes) {
    test(`${setting} ${choice} works at once, is said once, and survives navigation`, async ({ page }) => {
      await openScreen(page, home);
      await openDisplay(page);
      expect(await measure(page)).toBe(before);
      const heard = await listen(page);

      await displayChoice(page, setting, choice).check();
      await expect(displayDialog(page).getByRole('status')).toHaveText(said);
      expect(await measure(page)).toBe(after);
      expect(await heard()).toEqual([said]);

      await page.keyboard.press('Escape');
      await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
      await expect(page).toHaveTitle(/^About/);
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Weaving Hope/ })
        .click();
      await expect(lead(page)).toBeVisible();
      expect(await measure(page)).toBe(after);
    });
  }
});

test('wide spacing has the four values of WCAG 1.4.12', async ({ page }) => {
  await openScreen(page, about);
  await chooseDisplay(page, { Spacing: 'Wide' });
  for (const element of await page.getByRole('main').locator('h1, h2, h3, p, li').all()) {
    const values = await element.evaluate((node) => {
      const { fontSize, lineHeight, letterSpacing, wordSpacing } = getComputedStyle(node);
      return [lineHeight, letterSpacing, wordSpacing].map(
        (value) => parseFloat(value) / parseFloat(fontSize),
      );
    });
    for (const [index, least] of [1.5, 0.12, 0.16].entries()) {
      expect(values[index]).toBeGreaterThanOrEqual(least - 0.001);
    }
  }
  const paragraph = page.getByRole('region', { name: 'Our Mission' }).getByRole('paragraph').first();
  const size = Number.parseFloat(await computedStyle(paragraph, 'font-size'));
  expect(Number.parseFloat(await computedStyle(paragraph, 'margin-bottom'))).toBeGreaterThanOrEqual(2 * size);
});

test('the settings are gone after a reload, and nothing is stored', async ({ page, context }) => {
  await openScreen(page, home);
  await chooseDisplay(page, { 'Text size': '200%', Colors: 'Dark' });
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await ground(page)).toBe(grounds.paper);
  expect(await computedStyle(page.locator('html'), 'font-size')).toBe('16px');
});

test('Reset settings undoes all, and says so', async ({ page }) => {
  await openScreen(page, home);
  const before = await Promise.all(changes.map(({ measure }) => measure(page)));
  await chooseDisplay(page, {
    'Text size': '175%',
    Spacing: 'Wide',
    Colors: 'Black and yellow',
    Motion: 'Off',
    Links: 'Underlined',
  });
  await openDisplay(page);
  await displayDialog(page).getByRole('button', { name: 'Reset settings' }).click();
  await expect(displayDialog(page).getByRole('status')).toHaveText(/as they were/);
  expect(await Promise.all(changes.map(({ measure }) => measure(page)))).toEqual(before);
  for (const [setting, choice] of [
    ['Text size', '100%'],
    ['Spacing', 'Normal'],
    ['Colors', 'Same as device'],
    ['Motion', 'Same as device'],
    ['Links', 'Normal'],
  ] as const) {
    await expect(displayChoice(page, setting, choice)).toBeChecked();
  }
});

test('the keyboard alone opens, sets and closes, and the focus returns', async ({ page }) => {
  await openScreen(page, home);
  await displayButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(displayDialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(displayChoice(page, 'Text size', '100%')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(displayChoice(page, 'Text size', '125%')).toBeChecked();
  expect(await computedStyle(page.locator('html'), 'font-size')).toBe('20px');

  for (const setting of ['Spacing', 'Colors', 'Motion', 'Links']) {
    await page.keyboard.press('Tab');
    await expect(displayDialog(page).getByRole('group', { name: setting }).locator(':focus')).toBeInViewport({
      ratio: 1,
    });
  }
  await page.keyboard.press('Tab');
  await expect(displayDialog(page).getByRole('button', { name: 'Reset settings' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(displayDialog(page)).toBeHidden();
  await expect(displayButton(page)).toBeFocused();
});

test('the focus does not leave the open settings for the page', async ({ page }) => {
  await openScreen(page, home);
  await openDisplay(page);
  await page.keyboard.press('Shift+Tab');
  const outside = await page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement !== body && !activeElement?.closest('dialog');
  });
  expect(outside).toBe(false);
});

test.describe('without the network', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('the page stays whole, and the settings open once they can be fetched', async ({ page }) => {
    let failing = true;
    await page.route(/display-dialog/, (route) => (failing ? route.abort() : route.continue()));
    await openScreen(page, home);
    await displayButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    failing = false;
    await expect(displayDialog(page)).toBeVisible({ timeout: 30_000 });
  });
});

test('without motion a notification comes, stands and goes without any, too', async ({ page }) => {
  await page.goto('#/admin');
  await chooseDisplay(page, { Motion: 'Off' });
  await press(page, 'Edit Hero Section');
  await press(page, 'Save');
  await expect(notifications(page)).toBeVisible();
  const moving = () =>
    notifications(page).evaluateAll((notices) =>
      notices
        .flatMap((notice) => [notice, ...notice.querySelectorAll('*')])
        .map((element) => getComputedStyle(element))
        .filter(
          ({ animationName, transitionDuration }) => animationName !== 'none' || transitionDuration !== '0s',
        ),
    );
  expect(await moving()).toEqual([]);
  // The most specific style of the library, for one that goes from behind the others.
  await notifications(page).evaluate((notice) =>
    Object.assign((notice as HTMLElement).dataset, {
      removed: 'true',
      front: 'false',
      swipeOut: 'false',
      expanded: 'false',
    }),
  );
  expect(await moving()).toEqual([]);
});
