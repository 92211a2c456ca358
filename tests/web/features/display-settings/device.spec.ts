import {
  backgrounds,
  changeDisplaySettings,
  computedStyle,
  pageBackground,
} from '../../../support/display-settings';
import { openKiosk } from '../../../support/kiosk';
import { expectNoHorizontalScroll } from '../../../support/layout';
import { further } from '../../../support/matrix';
import { expect, openScreen, screens, test } from '../../../support/site';

const { home } = screens;

/** The background of each theme, and the color scheme, which form controls and scrollbars follow. */
const themes = {
  Light: [backgrounds.paper, 'light'],
  Dark: [backgrounds.dark, 'dark'],
  'Black and yellow': [backgrounds.contrast, 'dark'],
};

test('the system determines the colors, at once, until the visitor chooses', further, async ({ page }) => {
  const look = async () => [
    await pageBackground(page),
    await computedStyle(page.locator('html'), 'color-scheme'),
  ];
  await openScreen(page, home);
  for (const [media, byDefault, chosen] of [
    [{ colorScheme: 'light' }, 'Light', 'Black and yellow'],
    [{ colorScheme: 'dark' }, 'Dark', 'Light'],
    [{ contrast: 'more' }, 'Black and yellow', 'Dark'],
    [{ colorScheme: 'dark', contrast: 'more' }, 'Black and yellow', 'Light'],
  ] as const) {
    await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference', ...media });
    expect(await look()).toEqual(themes[byDefault]);
    await changeDisplaySettings(page, { Colors: chosen });
    expect(await look()).toEqual(themes[chosen]);
    await changeDisplaySettings(page, { Colors: 'Same as device' });
    expect(await look()).toEqual(themes[byDefault]);
  }
});

test('the system’s text size applies, and the text has room', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setEmulatedOSTextScale', { scale: 2 });
  await openScreen(page, home);
  expect(await computedStyle(page.locator('body'), 'font-size')).toBe('36px');
  await expectNoHorizontalScroll(page);
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

test(
  'forced colors leave a mark on what is current in the kiosk’s Menu, and a fill on what is pressed',
  further,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openKiosk(page);
    const dock = page.getByRole('region', { name: 'Controls' });
    await dock.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const [current, other] of [
      ['Home', 'Services'],
      ['English', 'Español'],
    ] as const) {
      const mark = (name: string) => menu.getByRole('link', { name, exact: true }).locator('svg.lucide');
      await expect(mark(current)).toBeVisible();
      await expect(mark(other)).toHaveCount(0);
    }
    await page.keyboard.press('Escape');

    const easyRead = dock.getByRole('button', { name: 'Easy read' });
    const plain = await computedStyle(easyRead, 'background-color');
    await easyRead.click();
    await expect(easyRead).not.toHaveCSS('background-color', plain);
  },
);
