import type { Page } from 'playwright/test';
import { further } from '../../support/matrix';
import { scripts } from '../../support/network';
import { expect, openScreen, screens, test } from '../../support/site';

const { home } = screens;

const answer = 'We do this by phone. Just say: “I am looking for support.”';

function tooltip(page: Page) {
  return page.getByRole('tooltip');
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

function figures(page: Page) {
  return page.getByRole('region', { name: 'Our work in figures' });
}

/** Moves the pointer off every control, in several steps: the first one still counts as moving toward the tooltip. */
async function movePointerAway(page: Page): Promise<void> {
  await page.mouse.move(0, 400);
  await page.mouse.move(0, 420, { steps: 5 });
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  // Tooltips are loaded once the browser is idle, after tools that wait for their copy.
  const layer = Promise.all(['tools', 'en-tools'].map((name) => page.waitForResponse(scripts(name))));
  await openScreen(page, home);
  for (const response of await layer) await response.finished();
  // From here on, only the test advances the clock.
  await page.clock.pauseAt(Date.now() + 60_000);
  await movePointerAway(page);
});

test('a tooltip repeats the description after 700 ms, stays while the pointer is on it, and closes with Escape', async ({
  page,
}) => {
  const support = button(page, 'Get Support Today');
  await support.hover();
  await page.clock.runFor(650);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tooltip(page)).toHaveText(answer);
  // All of it is visible, and its button is not covered.
  await expect(tooltip(page).locator('..')).toBeInViewport({ ratio: 1 });
  await support.click({ trial: true });
  // Nor is anything else: it is beside the buttons, above what follows.
  const boxes = [tooltip(page).locator('..'), button(page, 'Watch Our Story'), figures(page)];
  const [tip, other, below] = await Promise.all(boxes.map((part) => part.boundingBox()));
  expect(tip?.x).toBeGreaterThan((other?.x ?? Number.NaN) + (other?.width ?? 0));
  expect((tip?.y ?? Number.NaN) + (tip?.height ?? 0)).toBeLessThan(below?.y ?? Number.NaN);

  await tooltip(page).locator('..').hover();
  await page.clock.runFor(1_000);
  await expect(tooltip(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await expect(page).toHaveURL(/#\/$/);
});

test(
  'a pointer that only passes by opens no tooltip; within 300 ms of one, the next opens at once',
  further,
  async ({ page }) => {
    const support = button(page, 'Get Support Today');
    await support.hover();
    await page.clock.runFor(600);
    await movePointerAway(page);
    await page.clock.runFor(2_000);
    await expect(tooltip(page)).toHaveCount(0);

    for (const [pause, opensAtOnce] of [
      [200, true],
      [400, false],
    ] as const) {
      await button(page, 'Volunteer').hover();
      await page.clock.runFor(750);
      await expect(tooltip(page)).toHaveCount(1);
      await movePointerAway(page);
      await expect(tooltip(page)).toHaveCount(0);
      await page.clock.runFor(pause);
      await support.hover();
      await page.clock.runFor(opensAtOnce ? 20 : 600);
      await expect(tooltip(page)).toHaveCount(opensAtOnce ? 1 : 0);
      await page.clock.runFor(150);
      await expect(tooltip(page)).toHaveText(answer);
      await movePointerAway(page);
      await page.clock.runFor(2_000);
      await expect(tooltip(page)).toHaveCount(0);
    }
  },
);

test('keyboard focus opens the tooltip, and Escape closes it', async ({ page }) => {
  await expect(async () => {
    await page.getByRole('main').getByRole('link', { name: 'Talk to us' }).focus();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Get Support Today')).toBeFocused();
    await expect(tooltip(page)).toHaveText(answer, { timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await expect(button(page, 'Get Support Today')).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a tap opens no tooltip: the answer says the same', async ({ page }) => {
    await button(page, 'Get Support Today').tap();
    await page.clock.runFor(2_000);
    await expect(tooltip(page)).toHaveCount(0);
    await expect(page.getByRole('paragraph').filter({ hasText: answer })).toBeVisible();
  });
});
