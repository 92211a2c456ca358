import type { Page } from 'playwright/test';
import { kiosk } from '@/copy/es/kiosk';
import { CAP_HEIGHT } from '@/features/kiosk/display/display-size';
import { changeDisplaySettings } from '../../support/display-settings';
import { facts } from '../../support/filled-copy';
import { mmPerPx, openKiosk, restScreen, waitForRestScreen } from '../../support/kiosk';
import { expect, screens, test } from '../../support/site';
import { localVoice, mockVoices, spanishVoice } from '../../support/speech';
import { findTextProblems } from '../../support/whole-words';

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

test('a large display of few pixels has capitals of 5 mm and codes of 35 mm', async ({ page }) => {
  // The fewest pixels for its size.
  const viewport = { width: 768, height: 1366 };
  const inches = 43;
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

const windows = [
  { viewport: { width: 1920, height: 1080 }, inches: 55 },
  { viewport: { width: 1080, height: 1920 }, inches: 55 },
  { viewport: { width: 800, height: 480 }, inches: 7 },
  { viewport: { width: 432, height: 768 }, inches: 7 },
];

/** How high everyone reaches, in millimeters above the floor. */
const REACH_MM = 1220;
/** The share of a display that hangs too high in which everything is nevertheless. */
const LOWEST_PART = 0.35;

/** Lists the buttons that are cut, covered, too small or out of reach. Runs in the page. */
function findBadButtons(dialog: Element, { line, minSize }: { line: number; minSize: number }): string[] {
  return [...dialog.querySelectorAll('button')].flatMap((button) => {
    const { x, y, width, height, right, bottom } = button.getBoundingClientRect();
    const problems = {
      'leaves the window': x < 0 || right > innerWidth || bottom > innerHeight,
      'is out of reach': y < line,
      'is too small': Math.min(width, height) < minSize,
      'is covered': !button.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
    };
    return Object.entries(problems)
      .filter(([, isTrue]) => isTrue)
      .map(([problem]) => `${button.textContent} ${problem}`);
  });
}

// Spanish is longer, and a display that hangs high has less room within reach.
test('every way to begin is whole and within reach on displays that hang high', async ({ page }) => {
  const lowerEdgeMm = 1050;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // With a voice, there is one way more.
  await mockVoices(page, [localVoice, spanishVoice]);
  for (const { viewport, inches } of windows) {
    const name = `${viewport.width}x${viewport.height} on ${inches} inches`;
    await page.setViewportSize(viewport);
    await openKiosk(page, screens.home, `lang=es&screen-inches=${inches}&lower-edge-mm=${lowerEdgeMm}`);
    await waitForRestScreen(page);
    // A tablet is too small to bring anything lower.
    await expect(restScreen(page).getByRole('button')).toHaveCount(inches > 10 ? 6 : 5);
    const mm = mmPerPx(viewport, inches);
    const reachable = Math.max((REACH_MM - lowerEdgeMm) / mm, viewport.height * LOWEST_PART);
    // A pixel for the rounding of the line.
    const limits = { line: viewport.height - reachable - 1, minSize: Math.max(12 / mm, 56) - 0.05 };
    expect(await restScreen(page).evaluate(findBadButtons, limits), name).toEqual([]);
    expect(await restScreen(page).evaluate(findTextProblems, []), name).toEqual([]);
    await expect(restScreen(page).getByText(kiosk(facts.es).rest.switches), name).toBeVisible();
  }
});
