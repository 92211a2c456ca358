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

test('the idle warning is announced at once, then a few times how many seconds are left, until the kiosk resets', async ({
  page,
}) => {
  await openKiosk(page);
  await page.clock.pauseAt(Date.now() + 1_000);
  await waitIdle(page, IDLE_SECONDS - 5);
  await expect(idleWarning(page)).toBeHidden();
  await waitIdle(page, 5);
  await expect(page.getByRole('button', { name: 'I am still here' })).toBeFocused();
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
  await waitIdle(page, 6);
  await expect(restScreen(page)).toBeVisible();
});

test('any input keeps the visit', async ({ page }) => {
  await openKiosk(page, screens.contact);
  const field = page.getByLabel('First Name');
  await field.focus();
  for (const letter of ['A', 'd', 'a']) {
    await waitIdle(page, IDLE_SECONDS - 20);
    await page.keyboard.insertText(letter);
  }
  await expect(idleWarning(page)).toBeHidden();
  const inputs = {
    'a touch': () => page.touchscreen.tap(20, 20),
    'a key': () => page.keyboard.press('Shift'),
    'the mouse': () => page.mouse.move(300, 300),
    'the wheel': () => page.mouse.wheel(0, 10),
    'assistive technology': () =>
      page.getByRole('button', { name: 'I am still here' }).dispatchEvent('click'),
  };
  for (const [name, act] of Object.entries(inputs)) {
    await waitIdle(page, IDLE_SECONDS + 5);
    await expect(idleWarning(page)).toBeVisible();
    await act();
    await expect(idleWarning(page), name).toBeHidden();
  }
  await expect(field).toHaveValue('Ada');
});

test('a key that is held down does not keep the visit', async ({ page }) => {
  await openKiosk(page);
  await page.keyboard.down('Shift');
  for (let passed = 0; passed <= IDLE_SECONDS + WARNING_SECONDS; passed += 40) {
    await waitIdle(page, 40);
    await page.keyboard.down('Shift');
  }
  await expect(restScreen(page)).toBeVisible();
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
  await expect(page.getByText('Winter Open House')).toHaveCount(0);
});

test('the cursor hides after three seconds without mouse movement, and returns with it', async ({ page }) => {
  await openKiosk(page);
  const cursor = () => page.evaluate(() => getComputedStyle(document.body).cursor);
  await waitIdle(page, 4);
  await expect.poll(cursor).toBe('none');
  await page.mouse.move(200, 300);
  await expect.poll(cursor).not.toBe('none');
});
