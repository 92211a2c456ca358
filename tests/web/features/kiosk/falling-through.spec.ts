import type { Locator, Page } from 'playwright/test';
import { finderHeading } from '../../../support/finder';
import { crossSection } from '../../../support/full-run';
import {
  IDLE_SECONDS,
  idleWarning,
  openKiosk,
  restScreen,
  tapDock,
  waitForNextPress,
  waitForRestScreen,
  waitIdle,
} from '../../../support/kiosk';
import { expect, screens, test } from '../../../support/site';

test.use({ viewport: { width: 768, height: 1366 }, hasTouch: true });

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where both of two controls are, of which one covers the other. */
async function commonPlace(first: Locator, second: Locator): Promise<Place> {
  const boxes = await Promise.all([first.boundingBox(), second.boundingBox()]);
  const middle = (from: 'x' | 'y', size: 'width' | 'height') => {
    const start = Math.max(...boxes.map((box) => box?.[from] ?? Number.NaN));
    const end = Math.min(...boxes.map((box) => (box?.[from] ?? Number.NaN) + (box?.[size] ?? Number.NaN)));
    expect(end, 'they overlap').toBeGreaterThan(start);
    return (start + end) / 2;
  };
  return { x: middle('x', 'width'), y: middle('y', 'height') };
}

/** Stops the page's clock, so that two presses come at the same time however slow the machine is. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
}

const ways = [
  { way: 'tap', press: (page: Page, { x, y }: Place) => page.touchscreen.tap(x, y) },
  { way: 'click', press: (page: Page, { x, y }: Place) => page.mouse.click(x, y) },
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const mainLink = (page: Page, name: string) => page.locator('main a', { hasText: name }).first();
const mainButton = (page: Page, name: string) => page.locator('main button', { hasText: name }).first();

for (const { way, press } of crossSection(ways, 1)) {
  test.describe(`a second ${way}`, () => {
    test('after "Touch to begin" presses nothing on Home', async ({ page }) => {
      await page.setViewportSize({ width: 1080, height: 1920 });
      await openKiosk(page);
      await waitForRestScreen(page);
      const begin = restScreen(page).getByRole('button', { name: 'Touch to begin' });
      const place = await commonPlace(begin, mainLink(page, 'How We Help'));
      await stopClock(page);
      await press(page, place);
      await expect(restScreen(page)).toHaveCount(0);
      await press(page, place);
      await expect(heading(page)).toBeFocused();

      await waitForNextPress(page);
      await press(page, place);
      await expect(page.getByRole('heading', { name: 'How We Help' })).toBeFocused();
    });

    test('after "I am still here" presses nothing behind it', async ({ page }) => {
      await openKiosk(page, screens.services);
      await waitIdle(page, IDLE_SECONDS + 1);
      const goOn = idleWarning(page).getByRole('button', { name: 'I am still here' });
      const behind = mainButton(page, 'For me');
      const [over, under] = await Promise.all([goOn.boundingBox(), behind.boundingBox()]);
      await page.evaluate((distance) => window.scrollBy(0, distance), (under?.y ?? 0) - (over?.y ?? 0));
      const place = await commonPlace(goOn, behind);
      await stopClock(page);
      await press(page, place);
      await expect(idleWarning(page)).toHaveCount(0);
      await press(page, place);
      await expect(finderHeading(page)).toHaveText(/Who is the help for/);

      await waitForNextPress(page);
      await press(page, place);
      await expect(finderHeading(page)).toHaveText(/What is hard right now/);
    });

    test('after a link in the menu presses nothing on the screen that opens', async ({ page }) => {
      await openKiosk(page, screens.services);
      await stopClock(page);
      await tapDock(page, 'Menu');
      const link = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Services' });
      const place = await commonPlace(link, mainButton(page, 'For me'));
      await press(page, place);
      await expect(link).toHaveCount(0);
      await press(page, place);
      await expect(finderHeading(page)).toHaveText(/Who is the help for/);

      await waitForNextPress(page);
      await press(page, place);
      await expect(finderHeading(page)).toHaveText(/What is hard right now/);
    });

    test('after "Content Management" presses nothing there', async ({ page }) => {
      await openKiosk(page, screens.admin);
      await page.keyboard.press('Control+Shift+Q');
      const open = page.getByRole('button', { name: 'Content Management' });
      const place = await commonPlace(open, mainButton(page, 'Edit Hero Section'));
      await stopClock(page);
      await press(page, place);
      await expect(open).toHaveCount(0);
      await press(page, place);
      await expect(page.getByRole('main').getByLabel('Title', { exact: true })).toHaveCount(0);

      await waitForNextPress(page);
      await press(page, place);
      await expect(page.getByRole('main').getByLabel('Title', { exact: true })).toBeFocused();
    });
  });
}
