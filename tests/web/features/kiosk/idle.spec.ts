import type { Page } from 'playwright/test';
import {
  IDLE_SECONDS,
  openKiosk,
  restScreen,
  untilRest,
  WARNING_SECONDS,
  waitIdle,
  warning,
} from '../../../support/kiosk';
import { expect, test } from '../../../support/site';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

test('a visitor who has gone is asked first, with a countdown of at least 20 seconds', async ({ page }) => {
  await openKiosk(page);
  // The page's clock also runs by itself, so that a slow machine needs some room.
  await waitIdle(page, IDLE_SECONDS - 15);
  await expect(warning(page)).toBeHidden();
  await waitIdle(page, 16);
  await expect(warning(page)).toBeVisible();
  await expect(warning(page)).toContainText('Anything you typed here will be erased.');
  await expect(page.getByRole('button', { name: 'I am still here' })).toBeFocused();

  await waitIdle(page, 20);
  await expect(warning(page)).toBeVisible();
  await waitIdle(page, WARNING_SECONDS - 20 + 1);
  await expect(restScreen(page)).toBeVisible();
});

const inputs: Record<string, (page: Page) => Promise<void>> = {
  'a touch': (page) => page.touchscreen.tap(20, 20),
  'a key': (page) => page.keyboard.press('Shift'),
  'the mouse': (page) => page.mouse.move(300, 300),
  'the wheel': (page) => page.mouse.wheel(0, 10),
};

for (const [name, act] of Object.entries(inputs)) {
  test(`${name} goes on, as often as one likes`, async ({ page }) => {
    await openKiosk(page, '#/contact');
    await page.getByLabel('First Name').fill('Ada');
    for (let round = 0; round < 3; round += 1) {
      await waitIdle(page, IDLE_SECONDS + 5);
      await expect(warning(page)).toBeVisible();
      await act(page);
      await expect(warning(page)).toBeHidden();
    }
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  });
}

test('a press by assistive technology, which is a click alone, goes on', async ({ page }) => {
  await openKiosk(page);
  await waitIdle(page, IDLE_SECONDS + 5);
  await page.getByRole('button', { name: 'I am still here' }).dispatchEvent('click');
  await expect(warning(page)).toBeHidden();
});

test('the touch that goes on presses nothing below the question', async ({ page }) => {
  await openKiosk(page);
  await waitIdle(page, IDLE_SECONDS + 5);
  const button = await page.getByRole('button', { name: 'I am still here' }).boundingBox();
  await page.evaluate(({ x, y }) => {
    const link = Object.assign(document.createElement('a'), { href: '#/about', textContent: 'below' });
    Object.assign(link.style, { position: 'fixed', left: `${x}px`, top: `${y}px`, padding: '40px' });
    document.body.append(link);
  }, button ?? { x: 0, y: 0 });
  await page.getByRole('button', { name: 'I am still here' }).tap();
  await expect(warning(page)).toBeHidden();
  await expect(page).toHaveURL(/#\/$/);
});

test('a key that is held down is nobody', async ({ page }) => {
  await openKiosk(page);
  await page.keyboard.down('Shift');
  for (let round = 0; round < 4; round += 1) {
    await waitIdle(page, 40);
    await page.keyboard.down('Shift');
  }
  await expect(restScreen(page)).toBeVisible();
});

test('the display keeps no trail of screens that a key could lead back to', async ({ page }) => {
  await openKiosk(page);
  const before = await page.evaluate(() => window.history.length);
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Weaving Hope');
  expect(await page.evaluate(() => window.history.length)).toBe(before);
});

test('typing counts as input', async ({ page }) => {
  await openKiosk(page, '#/contact');
  await page.getByLabel('First Name').focus();
  for (let letters = 0; letters < 3; letters += 1) {
    await waitIdle(page, IDLE_SECONDS - 20);
    await page.keyboard.insertText('a');
  }
  await expect(warning(page)).toBeHidden();
});

test('the next visitor finds Home, from its start, and nothing of the last one', async ({ page }) => {
  await openKiosk(page, '#/contact');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByRole('button', { name: 'Prepare Message' }).click();
  await expect(page.getByText('Please check these fields')).toBeVisible();
  await page.mouse.wheel(0, 1500);
  await untilRest(page);
  await page.getByRole('button', { name: 'Touch to begin' }).tap();

  await expect(restScreen(page)).toBeHidden();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weaving Hope, Changing Lives');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();

  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(page.getByLabel('First Name')).toHaveAttribute('autocomplete', 'off');
  await expect(page.getByText('Please check these fields')).toBeHidden();
});

test('a notification goes with its visitor; what staff changed stays', async ({ page }) => {
  await openKiosk(page, '#/admin');
  await page.getByRole('tab', { name: 'Events' }).click();
  await page.getByRole('button', { name: 'Delete Winter Open House' }).click();
  await expect(page.getByText('Content Deleted')).toBeVisible();
  await untilRest(page);
  await page.clock.runFor(1000);
  await expect(page.getByText('Content Deleted')).toBeHidden();
  await page.getByRole('button', { name: 'Touch to begin' }).tap();
  await page.getByRole('link', { name: 'Programs', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Sensory-Friendly Music Hour' })).toBeVisible();
  await expect(page.getByText('Winter Open House')).toBeHidden();
});

test('what wakes the display does nothing else', async ({ page }) => {
  await openKiosk(page);
  await untilRest(page);
  // The links of the header lie there once the display is awake.
  await page.touchscreen.tap(240, 100);
  await expect(restScreen(page)).toBeHidden();
  await expect(page).toHaveURL(/#\/$/);

  await untilRest(page);
  await page.keyboard.press('Enter');
  await expect(restScreen(page)).toBeHidden();
  await expect(page).toHaveURL(/#\/$/);
});

test('the words of the resting display change their place, so that they do not burn in', async ({ page }) => {
  await openKiosk(page);
  await untilRest(page);
  const begin = page.getByRole('button', { name: 'Touch to begin' });
  const before = await begin.boundingBox();
  await waitIdle(page, 61);
  await expect.poll(async () => (await begin.boundingBox())?.y).not.toBe(before?.y);
});

test('the resting display moves slowly, and is still where motion is reduced', async ({ page }) => {
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await openKiosk(page);
  await untilRest(page);
  expect(await moving()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moving).toBe(0);
});

test('the pointer hides after three seconds without a mouse, and returns with it', async ({ page }) => {
  await openKiosk(page);
  const cursor = () => page.evaluate(() => getComputedStyle(document.body).cursor);
  await waitIdle(page, 4);
  await expect.poll(cursor).toBe('none');
  await page.mouse.move(200, 300);
  await expect.poll(cursor).not.toBe('none');
});
