import type { Page } from 'playwright/test';
import { CAP_HEIGHT } from '@/features/kiosk/display/display-size';
import { changeDisplaySettings } from '../../support/display-settings';
import { keyboardKey, mmPerPx, openKiosk } from '../../support/kiosk';
import { expect, screens, test } from '../../support/site';

test.use({ hasTouch: true });

/**
 * The height of the lowest capitals on the page in pixels, as the font has them or as they are rendered, whichever is
 * lower: hinting cuts them to whole pixels, and the headless shell measures more than it renders.
 */
function smallestCapitals(page: Page): Promise<number> {
  return page.evaluate((capHeight) => {
    const context = document.createElement('canvas').getContext('2d');
    const heights = [...document.querySelectorAll('p, a, button, li, label, figcaption')]
      .filter((element) => element.textContent?.trim() && element.getClientRects().length > 0)
      .flatMap((element) => {
        const { fontSize, fontFamily, fontWeight } = getComputedStyle(element);
        if (!context) return 0;
        context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        return [Number.parseFloat(fontSize) * capHeight, context.measureText('H').actualBoundingBoxAscent];
      });
    return Math.min(...heights);
  }, CAP_HEIGHT);
}

/** The fewest pixels for its size. */
const viewport = { width: 768, height: 1366 };
const inches = 43;

test('a large display of few pixels has capitals of 5 mm and codes of 35 mm', async ({ page }) => {
  await page.setViewportSize(viewport);
  const toMm = mmPerPx(viewport, inches);
  const code = page.getByRole('img', { name: 'Scan this with your phone to call' });
  /** Without the quiet zone of 4 modules on each side. */
  const codeMm = async () => {
    await page.getByRole('main').getByRole('button', { name: '(212) 555-0142' }).first().tap();
    const modules = await code.evaluate((svg) => (svg as SVGSVGElement).viewBox.baseVal.width);
    const { width = 0 } = (await code.boundingBox()) ?? {};
    await page.keyboard.press('Escape');
    return ((width * (modules - 8)) / modules) * toMm;
  };
  await openKiosk(page, screens.contact, `screen-inches=${inches}`);
  // In the fallback, capitals are higher.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Browsers round computed sizes to a few decimals.
  expect((await smallestCapitals(page)) * toMm).toBeGreaterThan(5 - 0.001);
  const normal = await codeMm();
  expect(normal).toBeGreaterThan(34.99);
  await changeDisplaySettings(page, { 'Text size': '200%' });
  expect((await smallestCapitals(page)) * toMm).toBeGreaterThan(7.3);
  expect(await codeMm()).toBeGreaterThan(Math.max(normal * 1.2, 35));
});

/** Lists the keys that are outside of the window, cut off, or too small for a finger. Runs in the page. */
function findBadKeys(keyboard: Element, least: number): string[] {
  return [...keyboard.querySelectorAll('button')]
    .filter((key) => {
      const { left, right, top, bottom, width, height } = key.getBoundingClientRect();
      const isOutside = left < 0 || right > window.innerWidth || top < 0 || bottom > window.innerHeight;
      const isCut = key.scrollWidth > key.clientWidth || key.scrollHeight > key.clientHeight;
      return isOutside || isCut || Math.min(width, height) < least;
    })
    .map((key) => key.textContent);
}

/** Types into the fields of the contact form: the keyboard leaves the line that is typed into, and Escape closes it. */
async function expectRoomToType(page: Page, leastKey: number): Promise<void> {
  const keyboard = page.getByRole('region', { name: 'On-screen keyboard' });
  for (const name of ['First Name', 'E-mail', 'Phone', 'Message']) {
    const field = page.locator('form').getByRole('textbox', { name });
    await field.focus();
    await expect(keyboardKey(page, 'Close keyboard')).toBeInViewport({ ratio: 1 });
    expect(await keyboard.evaluate(findBadKeys, leastKey), name).toEqual([]);
    // The page scrolls once the keyboard has its height.
    const room = () =>
      field.evaluate((input) => {
        const { top, height } = input.getBoundingClientRect();
        const line = Math.min(height, 1.5 * Number.parseFloat(getComputedStyle(input).fontSize));
        const end = document.querySelector('.screen-keyboard')?.getBoundingClientRect().top ?? 0;
        return Math.min(top, end - top - line);
      });
    await expect.poll(room, name).toBeGreaterThanOrEqual(-1);
  }
  await page.keyboard.press('Escape');
  await expect(keyboard).toBeHidden();
}

test('the smallest tablets have room for the keyboard and its field', async ({ page }) => {
  for (const [width, height] of [
    [683, 384],
    [800, 480],
  ] as const) {
    await test.step(`${width}x${height} on 7 inches`, async () => {
      await page.setViewportSize({ width, height });
      await openKiosk(page, screens.contact, 'screen-inches=7');
      await expectRoomToType(page, 9 / mmPerPx({ width, height }, 7));
    });
  }
});

test('the staff panel says which display the sizes are for', async ({ page }) => {
  await openKiosk(page, screens.home, 'lower-edge-mm=9999');
  await page.keyboard.press('Control+Shift+Q');
  await expect(page.getByRole('dialog', { name: 'Staff' }).getByRole('listitem')).toHaveText([
    /of 32 inches, .* is 750 mm/,
    /size of the display was not set/,
    /must be a number from 0 to 1500/,
  ]);
});
