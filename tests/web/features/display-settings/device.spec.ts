import { chooseDisplay, computedStyle, ground, grounds } from '../../../support/display-settings';
import { expect, openScreen, screens, test } from '../../../support/site';

const [home] = screens;

/** What a device may ask for, and the ground that it gets while the visitor has chosen nothing. */
const devices = [
  { media: { colorScheme: 'light' }, expected: grounds.paper },
  { media: { colorScheme: 'dark' }, expected: grounds.dark },
  { media: { contrast: 'more' }, expected: grounds.contrast },
  { media: { colorScheme: 'dark', contrast: 'more' }, expected: grounds.contrast },
] as const;

for (const { media, expected } of devices) {
  test(`${JSON.stringify(media)} decides the colors until a visitor does`, async ({ page }) => {
    await page.emulateMedia(media);
    await openScreen(page, home);
    expect(await ground(page)).toBe(expected);

    for (const [choice, chosen] of [
      ['Light', grounds.paper],
      ['Dark', grounds.dark],
      ['Black and yellow', grounds.contrast],
      ['Same as device', expected],
    ] as const) {
      await chooseDisplay(page, { Colors: choice });
      expect(await ground(page), choice).toBe(chosen);
    }
  });
}

test('a device that changes its mind is followed at once', async ({ page }) => {
  await openScreen(page, home);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page)).toBe(grounds.dark);
});

test('form controls and scrollbars follow the theme', async ({ page }) => {
  await openScreen(page, home);
  for (const [choice, scheme] of [
    ['Dark', 'dark'],
    ['Black and yellow', 'dark'],
    ['Light', 'light'],
  ] as const) {
    await chooseDisplay(page, { Colors: choice });
    expect(await computedStyle(page.locator('html'), 'color-scheme')).toBe(scheme);
  }
});

test('a dark theme is not printed: the paper is the ground', async ({ page }) => {
  await openScreen(page, home);
  await chooseDisplay(page, { Colors: 'Dark' });
  await page.emulateMedia({ media: 'print' });
  expect(await ground(page)).toBe('rgba(0, 0, 0, 0)');
});

test('a device that asks for less motion gets it', async ({ page }) => {
  const duration = () =>
    computedStyle(page.getByRole('button', { name: 'Get Support Today' }), 'transition-duration');
  await openScreen(page, home);
  expect(await duration()).toBe('0.15s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBe('0s');
});

test('forced colors win over every theme, and the choice that holds is still marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openScreen(page, home);
  const forced = await ground(page);
  for (const choice of ['Light', 'Dark', 'Black and yellow'] as const) {
    await chooseDisplay(page, { Colors: choice });
    expect(await ground(page), choice).toBe(forced);
  }
});
