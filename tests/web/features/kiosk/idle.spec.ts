import type { Page } from 'playwright/test';
import { crossSection } from '../../../support/full-run';
import {
  IDLE_SECONDS,
  idleWarning,
  openKiosk,
  restScreen,
  WARNING_SECONDS,
  waitForRestScreen,
  waitIdle,
} from '../../../support/kiosk';
import { expect, screens, test } from '../../../support/site';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

test('the idle warning counts down for at least 20 seconds before the kiosk resets', async ({ page }) => {
  await openKiosk(page);
  // The page's clock also advances on its own, so a slow machine needs some margin.
  await waitIdle(page, IDLE_SECONDS - 15);
  await expect(idleWarning(page)).toBeHidden();
  await waitIdle(page, 16);
  await expect(idleWarning(page)).toBeVisible();
  await expect(idleWarning(page)).toContainText('Anything you typed here will be erased.');
  await expect(page.getByRole('button', { name: 'I am still here' })).toBeFocused();

  await waitIdle(page, 20);
  await expect(idleWarning(page)).toBeVisible();
  await waitIdle(page, WARNING_SECONDS - 20 + 1);
  await expect(restScreen(page)).toBeVisible();
});

test('the idle warning is announced at once, then a few times how many seconds are left', {
  tag: '@full',
}, async ({ page }) => {
  await openKiosk(page);
  await page.clock.pauseAt(Date.now() + 1_000);
  await waitIdle(page, IDLE_SECONDS);
  const announced = idleWarning(page).locator('[aria-live]');
  await expect(announced).toHaveText(
    'Are you still there? This screen is about to start over for the next visitor. Anything you typed here will be erased.',
  );
  for (const seconds of [20, 10, 5]) {
    await waitIdle(page, (seconds === 5 ? 5 : 10) - 2);
    await expect(announced).toHaveText(seconds === 5 ? /^10 seconds left/ : '');
    await waitIdle(page, 2);
    await expect(announced).toHaveText(
      `${seconds} seconds left. Touch the screen or press any key to continue.`,
    );
  }
});

const inputs: Record<string, (page: Page) => Promise<void>> = {
  'a touch': (page) => page.touchscreen.tap(20, 20),
  'a key': (page) => page.keyboard.press('Shift'),
  'the mouse': (page) => page.mouse.move(300, 300),
  'the wheel': (page) => page.mouse.wheel(0, 10),
};

for (const [name, act] of crossSection(Object.entries(inputs), 1)) {
  test(`${name} keeps the session, any number of times`, async ({ page }) => {
    await openKiosk(page, screens.contact);
    await page.getByLabel('First Name').fill('Ada');
    for (let round = 0; round < 3; round += 1) {
      await waitIdle(page, IDLE_SECONDS + 5);
      await expect(idleWarning(page)).toBeVisible();
      await act(page);
      await expect(idleWarning(page)).toBeHidden();
    }
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  });
}

test('a click from assistive technology keeps the session', { tag: '@full' }, async ({ page }) => {
  await openKiosk(page);
  await waitIdle(page, IDLE_SECONDS + 5);
  await page.getByRole('button', { name: 'I am still here' }).dispatchEvent('click');
  await expect(idleWarning(page)).toBeHidden();
});

test('the tap that closes the warning does not activate what is below it', { tag: '@full' }, async ({
  page,
}) => {
  await openKiosk(page);
  await waitIdle(page, IDLE_SECONDS + 5);
  const button = await page.getByRole('button', { name: 'I am still here' }).boundingBox();
  await page.evaluate(({ x, y }) => {
    const link = Object.assign(document.createElement('a'), { href: '#/about', textContent: 'below' });
    Object.assign(link.style, { position: 'fixed', left: `${x}px`, top: `${y}px`, padding: '40px' });
    document.body.append(link);
  }, button ?? { x: 0, y: 0 });
  await page.getByRole('button', { name: 'I am still here' }).tap();
  await expect(idleWarning(page)).toBeHidden();
  await expect(page).toHaveURL(/#\/$/);
});

test('a key that is held down does not keep the session', { tag: '@full' }, async ({ page }) => {
  await openKiosk(page);
  await page.keyboard.down('Shift');
  for (let round = 0; round < 4; round += 1) {
    await waitIdle(page, 40);
    await page.keyboard.down('Shift');
  }
  await expect(restScreen(page)).toBeVisible();
});

test('navigation adds no history entries that a key could go back to', { tag: '@full' }, async ({ page }) => {
  await openKiosk(page);
  const before = await page.evaluate(() => window.history.length);
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Weaving Hope');
  expect(await page.evaluate(() => window.history.length)).toBe(before);
});

test('typing counts as input', { tag: '@full' }, async ({ page }) => {
  await openKiosk(page, screens.contact);
  await page.getByLabel('First Name').focus();
  for (let letters = 0; letters < 3; letters += 1) {
    await waitIdle(page, IDLE_SECONDS - 20);
    await page.keyboard.insertText('a');
  }
  await expect(idleWarning(page)).toBeHidden();
});

test('the next visitor starts at the top of Home and finds nothing of the previous one', async ({ page }) => {
  await openKiosk(page, screens.contact);
  await page.getByLabel('First Name').fill('Ada');
  await page.getByRole('button', { name: 'Prepare Message' }).click();
  await expect(page.getByText('Please check these fields')).toBeVisible();
  await page.mouse.wheel(0, 1500);
  await waitForRestScreen(page);
  await page.getByRole('button', { name: 'Touch to begin' }).tap();

  await expect(restScreen(page)).toBeHidden();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weaving Hope, Changing Lives');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(page.getByLabel('First Name')).toHaveAttribute('autocomplete', 'off');
  await expect(page.getByText('Please check these fields')).toBeHidden();
});

test('a reset clears notifications and keeps edits by staff', async ({ page }) => {
  await openKiosk(page, screens.admin);
  await page.getByRole('tab', { name: 'Events' }).click();
  await page.getByRole('button', { name: 'Delete Winter Open House' }).click();
  await expect(page.getByText('Content Deleted')).toBeVisible();
  await waitForRestScreen(page);
  await page.clock.runFor(1000);
  await expect(page.getByText('Content Deleted')).toBeHidden();
  await page.getByRole('button', { name: 'Touch to begin' }).tap();
  await page.getByRole('link', { name: 'Programs', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Sensory-Friendly Music Hour' })).toBeVisible();
  await expect(page.getByText('Winter Open House')).toBeHidden();
});

test('the input that wakes the kiosk does nothing else', async ({ page }) => {
  await openKiosk(page);
  await waitForRestScreen(page);
  // Once the kiosk is awake, the header's links are at this position.
  await page.touchscreen.tap(240, 100);
  await expect(restScreen(page)).toBeHidden();
  await expect(page).toHaveURL(/#\/$/);

  await waitForRestScreen(page);
  await page.keyboard.press('Enter');
  await expect(restScreen(page)).toBeHidden();
  await expect(page).toHaveURL(/#\/$/);
});

test('the text of the rest screen moves, to prevent burn-in', { tag: '@full' }, async ({ page }) => {
  await openKiosk(page);
  await waitForRestScreen(page);
  const begin = page.getByRole('button', { name: 'Touch to begin' });
  const before = await begin.boundingBox();
  await waitIdle(page, 61);
  await expect.poll(async () => (await begin.boundingBox())?.y).not.toBe(before?.y);
});

test('the rest screen is animated, except with reduced motion', { tag: '@full' }, async ({ page }) => {
  const runningAnimations = () => page.evaluate(() => document.getAnimations().length);
  await openKiosk(page);
  await waitForRestScreen(page);
  expect(await runningAnimations()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(runningAnimations).toBe(0);
});

test('the cursor hides after three seconds without mouse movement, and returns with it', {
  tag: '@full',
}, async ({ page }) => {
  await openKiosk(page);
  const cursor = () => page.evaluate(() => getComputedStyle(document.body).cursor);
  await waitIdle(page, 4);
  await expect.poll(cursor).toBe('none');
  await page.mouse.move(200, 300);
  await expect.poll(cursor).not.toBe('none');
});
