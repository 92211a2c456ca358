import {
  backgrounds,
  changeDisplaySettings,
  computedStyle,
  pageBackground,
} from '../../../support/display-settings';
import { crossSection } from '../../../support/full-run';
import { expect, openScreen, screens, test } from '../../../support/site';

const { home } = screens;

/** System preferences, each with the background color that it leads to by default. */
const preferences = [
  { media: { colorScheme: 'light' }, expected: backgrounds.paper },
  { media: { colorScheme: 'dark' }, expected: backgrounds.dark },
  { media: { contrast: 'more' }, expected: backgrounds.contrast },
  { media: { colorScheme: 'dark', contrast: 'more' }, expected: backgrounds.contrast },
] as const;

for (const { media, expected } of crossSection(preferences, 1)) {
  test(`${JSON.stringify(media)} determines the colors until the visitor chooses`, async ({ page }) => {
    await page.emulateMedia(media);
    await openScreen(page, home);
    expect(await pageBackground(page)).toBe(expected);

    for (const [option, background] of [
      ['Light', backgrounds.paper],
      ['Dark', backgrounds.dark],
      ['Black and yellow', backgrounds.contrast],
      ['Same as device', expected],
    ] as const) {
      await changeDisplaySettings(page, { Colors: option });
      expect(await pageBackground(page), option).toBe(background);
    }
  });
}

test('forced colors, which Firefox reports as a preference for more contrast too, keep the goals’ colors', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', contrast: 'more' });
  await openScreen(page, home);
  expect(await computedStyle(page.locator('html'), '--thread-paint')).toBe('');
});

test('a change of the system preference applies at once', async ({ page }) => {
  await openScreen(page, home);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await pageBackground(page)).toBe(backgrounds.dark);
});

test('form controls and scrollbars follow the theme', { tag: '@full' }, async ({ page }) => {
  await openScreen(page, home);
  for (const [option, scheme] of [
    ['Dark', 'dark'],
    ['Black and yellow', 'dark'],
    ['Light', 'light'],
  ] as const) {
    await changeDisplaySettings(page, { Colors: option });
    expect(await computedStyle(page.locator('html'), 'color-scheme')).toBe(scheme);
  }
});

test('a dark theme does not print its background', { tag: '@full' }, async ({ page }) => {
  await openScreen(page, home);
  await changeDisplaySettings(page, { Colors: 'Dark' });
  await page.emulateMedia({ media: 'print' });
  expect(await pageBackground(page)).toBe('rgba(0, 0, 0, 0)');
});

test('the system preference for reduced motion is respected', { tag: '@full' }, async ({ page }) => {
  const duration = () =>
    computedStyle(page.getByRole('button', { name: 'Get Support Today' }), 'transition-duration');
  await openScreen(page, home);
  expect(await duration()).toBe('0.15s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBe('0s');
});

test('forced colors override every theme', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openScreen(page, home);
  const forced = await pageBackground(page);
  for (const option of ['Light', 'Dark', 'Black and yellow'] as const) {
    await changeDisplaySettings(page, { Colors: option });
    expect(await pageBackground(page), option).toBe(forced);
  }
});
