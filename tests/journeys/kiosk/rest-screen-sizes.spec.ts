import { kiosk } from '@/copy/es/kiosk';
import { facts } from '../../support/filled-copy';
import { mmPerPx, openKiosk, restScreen, waitForRestScreen } from '../../support/kiosk';
import { expect, screens, test } from '../../support/site';
import { localVoice, mockVoices, spanishVoice } from '../../support/speech';
import { findTextProblems } from '../../support/whole-words';

const windows = [
  { viewport: { width: 1920, height: 1080 }, inches: 55 },
  { viewport: { width: 1080, height: 1920 }, inches: 55 },
  { viewport: { width: 800, height: 480 }, inches: 7 },
  { viewport: { width: 432, height: 768 }, inches: 7 },
];

const { rest } = kiosk(facts.es);

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
    await expect(restScreen(page).getByText(rest.switches), name).toBeVisible();
  }
});
