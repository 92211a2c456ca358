import type { Page } from 'playwright/test';
import { CAP_HEIGHT } from '@/features/kiosk/display/display-size';
import { changeDisplaySettings } from '../../support/display-settings';
import { mmPerPx, openKiosk } from '../../support/kiosk';
import { expect, screens, test } from '../../support/site';

test.use({ hasTouch: true });

/**
 * The height of the lowest capitals on the page in pixels, as the font has them or as they are rendered, whichever is
 * lower: hinting cuts them to whole pixels, and the headless shell measures more than it renders.
 */
function smallestCapitals(page: Page): Promise<number> {
  return page.evaluate((capHeight) => {
    const context = document.createElement('canvas').getContext('2d');
    const texts = [...document.querySelectorAll('p, a, button, li, label, figcaption')];
    const shown = texts.filter((each) => each.textContent?.trim() && each.getClientRects().length > 0);
    const heights = shown.flatMap((element) => {
      const { fontSize, fontFamily, fontWeight } = getComputedStyle(element);
      if (!context) return 0;
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      return [Number.parseFloat(fontSize) * capHeight, context.measureText('H').actualBoundingBoxAscent];
    });
    return Math.min(...heights);
  }, CAP_HEIGHT);
}

test('a large display of few pixels has capitals of 5 mm and codes of 35 mm', async ({ page }) => {
  // The fewest pixels for its size.
  const viewport = { width: 768, height: 1366 };
  await page.setViewportSize(viewport);
  const toMm = mmPerPx(viewport, 43);
  const code = page.getByRole('img', { name: 'Scan this with your phone to call' });
  /** Without the quiet zone of 4 modules on each side. */
  const codeMm = async () => {
    await page.getByRole('main').getByRole('button', { name: '(212) 555-0142' }).first().tap();
    const modules = await code.evaluate((svg) => (svg as SVGSVGElement).viewBox.baseVal.width);
    const { width = 0 } = (await code.boundingBox()) ?? {};
    await page.keyboard.press('Escape');
    return ((width * (modules - 8)) / modules) * toMm;
  };
  await openKiosk(page, screens.contact, 'screen-inches=43');
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
