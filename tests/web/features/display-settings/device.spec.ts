import {
  backgrounds,
  changeDisplaySettings,
  computedStyle,
  pageBackground,
} from '../../../support/display-settings';
import { expect, openScreen, screens, test } from '../../../support/site';

const { home } = screens;

/** System preferences, each with the background color that it leads to by default. */
const preferences = [
  { media: { colorScheme: 'light' }, expected: backgrounds.paper },
  { media: { colorScheme: 'dark' }, expected: backgrounds.dark },
  { media: { contrast: 'more' }, expected: backgrounds.contrast },
  { media: { colorScheme: 'dark', contrast: 'more' }, expected: backgrounds.contrast },
] as const;

test('the system determines the colors, at once, until the visitor chooses', async ({ page }) => {
  await openScreen(page, home);
  for (const { media, expected } of preferences) {
    await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference', ...media });
    expect(await pageBackground(page), JSON.stringify(media)).toBe(expected);

    for (const [option, background, scheme] of [
      ['Light', backgrounds.paper, 'light'],
      ['Dark', backgrounds.dark, 'dark'],
      ['Black and yellow', backgrounds.contrast, 'dark'],
      ['Same as device', expected, expected === backgrounds.paper ? 'light' : 'dark'],
    ] as const) {
      await changeDisplaySettings(page, { Colors: option });
      expect(await pageBackground(page), option).toBe(background);
      // Form controls and scrollbars follow.
      expect(await computedStyle(page.locator('html'), 'color-scheme'), option).toBe(scheme);
    }
  }
});

test('a dark theme does not print its background', async ({ page }) => {
  await openScreen(page, home);
  await changeDisplaySettings(page, { Colors: 'Dark' });
  await page.emulateMedia({ media: 'print' });
  expect(await pageBackground(page)).toBe('rgba(0, 0, 0, 0)');
});

test('the system preference for reduced motion is respected', async ({ page }) => {
  const duration = () =>
    computedStyle(page.getByRole('button', { name: 'Get Support Today' }), 'transition-duration');
  await openScreen(page, home);
  expect(await duration()).toBe('0.15s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBe('0s');
});

test('forced colors override every theme, but keep the goals’ colors', async ({ page }) => {
  // Firefox reports them as a preference for more contrast, too.
  await page.emulateMedia({ forcedColors: 'active', contrast: 'more' });
  await openScreen(page, home);
  expect(await computedStyle(page.locator('html'), '--thread-paint')).toBe('');
  const forced = await pageBackground(page);
  for (const option of ['Light', 'Dark', 'Black and yellow'] as const) {
    await changeDisplaySettings(page, { Colors: option });
    expect(await pageBackground(page), option).toBe(forced);
  }
});
