import type { Page } from 'playwright/test';
import { displaySettings as copy } from '@/copy/en/tools/display-settings';
import {
  backgrounds,
  changeDisplaySettings,
  computedStyle,
  displaySettingsButton,
  displaySettingsDialog,
  displaySettingsOption,
  openDisplaySettings,
  pageBackground,
} from '../../support/display-settings';
import { expectNoHorizontalScroll } from '../../support/layout';
import { recordAnnouncements } from '../../support/screen-reader';
import { expect, openScreen, screens, test } from '../../support/site';

const { home, about } = screens;

const lead = (page: Page) => page.getByRole('main').getByRole('paragraph').first();
const button = (page: Page) => page.getByRole('button', { name: 'Get Support Today' });
const lineBelow = (page: Page) =>
  computedStyle(page.locator('header a', { hasText: 'About' }), 'text-decoration-line');

type Change = readonly [string, string, (page: Page) => Promise<string>, string, string | RegExp];

/** A setting, an option of it, something that it changes, and how that looks before and after. */
const changes: readonly Change[] = [
  ['Text size', '150%', (page) => computedStyle(page.locator('html'), 'font-size'), '16px', '24px'],
  ['Spacing', 'Wide', (page) => computedStyle(lead(page), 'letter-spacing'), 'normal', /^\d\.\d+px$/],
  ['Colors', 'Dark', pageBackground, backgrounds.paper, backgrounds.dark],
  ['Colors', 'Black and yellow', pageBackground, backgrounds.paper, backgrounds.contrast],
  ['Motion', 'Off', (page) => computedStyle(button(page), 'transition-duration'), '0.15s', '0s'],
  ['Links', 'Underlined', lineBelow, 'none', 'underline'],
];

test('each setting applies at once, stays, and can be reset', async ({ page, context }) => {
  await openScreen(page, home);
  const entries = await page.evaluate(() => history.length);
  // The last option of a setting replaces the others.
  const effective = changes.filter(([, option]) => option !== 'Dark');
  const opened = await recordAnnouncements(page);
  await openDisplaySettings(page);
  await expect.poll(opened).toEqual(['Text and colors']);
  for (const [setting, option, measure, before, after] of changes) {
    await test.step(`${setting} ${option}`, async () => {
      if (option !== 'Black and yellow') expect(await measure(page)).toBe(before);
      await displaySettingsOption(page, setting, option).check();
      expect(await measure(page)).toMatch(after);
    });
  }
  expect(await page.evaluate(() => history.length)).toBe(entries);
  // Each option is said by itself.
  expect(await opened()).toEqual(['Text and colors']);

  await test.step('all survive navigation and a reload', async () => {
    await page.keyboard.press('Escape');
    await openScreen(page, about);
    await openScreen(page, home);
    for (const [, , measure, , after] of effective) expect(await measure(page)).toMatch(after);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(await context.cookies()).toEqual([]);
    await page.reload();
    for (const [, , measure, , after] of effective) await expect.poll(() => measure(page)).toMatch(after);
  });
  await test.step('a reset restores every default, is announced, and keeps the focus without the menu', async () => {
    await page.mouse.wheel(0, 900);
    await expect(displaySettingsButton(page)).not.toBeInViewport();
    await page.getByRole('button', { name: 'Menu' }).click();
    await displaySettingsButton(page).last().click();
    const dialog = displaySettingsDialog(page);
    await dialog.getByRole('button', { name: copy.reset }).click();
    await expect(page.locator('[aria-live]').filter({ hasText: copy.wasReset })).toHaveCount(1);
    for (const [, , measure, before] of changes) expect(await measure(page)).toBe(before);
    for (const group of await dialog.getByRole('group').all())
      await expect(group.getByRole('radio').first()).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(displaySettingsButton(page)).toBeFocused();
  });
});

test('wide spacing is as WCAG asks; a link has the settings', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openScreen(page, about);
  await changeDisplaySettings(page, { Spacing: 'Wide', Colors: 'Dark' });
  const texts = page.getByRole('main').locator('h1, h2, h3, p, li');
  const shares = await texts.evaluateAll((nodes) =>
    nodes
      .map((node) => getComputedStyle(node))
      .map(({ fontSize, lineHeight, letterSpacing, wordSpacing }) => {
        const [size, ...values] = [fontSize, lineHeight, letterSpacing, wordSpacing].map(Number.parseFloat);
        return values.map((value) => value / (size ?? 0));
      }),
  );
  expect(shares.length).toBeGreaterThan(50);
  for (const [index, least] of [1.5, 0.12, 0.16].entries())
    expect(Math.min(...shares.map((values) => values[index] ?? 0))).toBeGreaterThanOrEqual(least - 0.001);
  const paragraph = page.getByRole('region', { name: 'Our Mission' }).getByRole('paragraph').first();
  const size = Number.parseFloat(await computedStyle(paragraph, 'font-size'));
  expect(Number.parseFloat(await computedStyle(paragraph, 'margin-bottom'))).toBeGreaterThanOrEqual(2 * size);

  await openDisplaySettings(page);
  const dialog = displaySettingsDialog(page);
  await dialog.getByRole('button', { name: copy.link.button }).click();
  await expect(dialog.getByText(copy.link.copied).first()).toBeInViewport({ ratio: 1 });
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/about\/\?spacing=wide&colors=dark&lang=en$/);
});

/** The background of each theme, and the color scheme, which form controls and scrollbars follow. */
const themes = {
  Light: [backgrounds.paper, 'light'],
  Dark: [backgrounds.dark, 'dark'],
  'Black and yellow': [backgrounds.contrast, 'dark'],
};

test.describe('until one chooses, the system determines', () => {
  for (const [contrast, byDefault] of [
    ['no-preference', 'Dark'],
    ['more', 'Black and yellow'],
  ] as const)
    test(`dark colors, contrast: ${contrast}`, async ({ page }) => {
      const scheme = () => computedStyle(page.locator('html'), 'color-scheme');
      const look = async () => [await pageBackground(page), await scheme()];
      await page.emulateMedia({ colorScheme: 'dark', contrast });
      await openScreen(page, home);
      expect(await look()).toEqual(themes[byDefault]);
      await changeDisplaySettings(page, { Colors: 'Light' });
      expect(await look()).toEqual(themes.Light);
      await changeDisplaySettings(page, { Colors: 'Same as device' });
      expect(await look()).toEqual(themes[byDefault]);
    });

  test('motion', async ({ page }) => {
    await openScreen(page, home);
    const duration = () => computedStyle(button(page), 'transition-duration');
    expect(await duration()).toBe('0.15s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await duration()).toBe('0s');
  });

  test('the text size, for which there is room', async ({ context, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await (await context.newCDPSession(page)).send('Emulation.setEmulatedOSTextScale', { scale: 2 });
    await openScreen(page, home);
    expect(await computedStyle(page.locator('body'), 'font-size')).toBe('36px');
    await expectNoHorizontalScroll(page);
  });
});

test('forced colors override every theme, but keep the goals’ colors', async ({ page }) => {
  await openScreen(page, home);
  // Firefox reports them as a preference for more contrast, too.
  await page.emulateMedia({ forcedColors: 'active', contrast: 'more' });
  expect(await computedStyle(page.locator('html'), '--thread-paint')).toBe('');
  const forced = await pageBackground(page);
  await changeDisplaySettings(page, { Colors: 'Dark' });
  expect(await pageBackground(page)).toBe(forced);
});
