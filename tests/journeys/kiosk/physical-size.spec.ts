import type { Page } from 'playwright/test';
import { CAP_HEIGHT } from '@/features/kiosk/display/display-size';
import { changeDisplaySettings } from '../../support/display-settings';
import { keyboardKey, mmPerPx, openKiosk } from '../../support/kiosk';
import { displaySizes, displays, further } from '../../support/matrix';
import { expect, screens, test } from '../../support/site';

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

for (const { viewport, inches } of displays) {
  const size = inches === 43 ? {} : further;
  test.describe(`${viewport.width}x${viewport.height} on ${inches} inches`, size, () => {
    test.use({ viewport, hasTouch: true });

    test('has capitals of 5 mm and QR codes of 35 mm, which grow with the text', async ({ page }) => {
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
  });
}

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

test.describe('on a touch screen of any size', () => {
  test.use({ hasTouch: true });

  for (const [sizes, isSize, size] of [
    ['the smallest tablets', (inches: number) => inches <= 7, {}],
    ['larger displays', (inches: number) => inches > 7, further],
  ] as const) {
    test(`${sizes} have room for the keyboard and its field`, size, async ({ page }) => {
      test.slow();
      for (const { viewport, inches } of displaySizes.filter((display) => isSize(display.inches))) {
        await test.step(`${viewport.width}x${viewport.height} on ${inches} inches`, async () => {
          await page.setViewportSize(viewport);
          await openKiosk(page, screens.contact, `screen-inches=${inches}`);
          await expectRoomToType(page, 9 / mmPerPx(viewport, inches));
        });
      }
    });
  }
});

test.describe('the staff panel', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

  const panel = (page: Page) => page.getByRole('dialog', { name: 'Staff' });

  for (const [parameters, lines, size = {}] of [
    ['screen-inches=43&lower-edge-mm=680', [/of 43 inches, .* is 680 mm/], further],
    [
      'lower-edge-mm=9999',
      [/of 32 inches, .* is 750 mm/, /size of the display was not set/, /must be a number from 0 to 1500/],
    ],
  ] as const) {
    test(`says which display the sizes are for: ${parameters}`, size, async ({ page }) => {
      await openKiosk(page, screens.home, parameters);
      await page.keyboard.press('Control+Shift+Q');
      await expect(panel(page).getByRole('listitem')).toHaveText([...lines]);
    });
  }
});
