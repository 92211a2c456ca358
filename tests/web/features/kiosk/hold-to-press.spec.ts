import type { Locator, Page } from 'playwright/test';
import { expectNoAxeViolations } from '../../../support/axe';
import {
  displaySettingsDialog,
  displaySettingsOption,
  openDisplaySettings,
} from '../../../support/display-settings';
import {
  dock,
  finishVisit,
  keyboardKey,
  openKiosk,
  restScreen,
  waitForNextPress,
} from '../../../support/kiosk';
import { expect, type Screen, screens, test } from '../../../support/site';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

const bubble = (page: Page) => page.locator('.hold-bubble');
const lower = (page: Page) => dock(page).getByRole('button', { name: 'Lower screen' });

/** Puts a finger on a control and leaves it there. */
async function touch(page: Page, control: Locator) {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [{ x: x + width / 2, y: y + height / 2 }]);
  return {
    slide: (dx: number, dy: number) => send('touchMove', [{ x: x + width / 2 + dx, y: y + height / 2 + dy }]),
    release: () => send('touchEnd', []),
  };
}

/** Presses a control for half a second. */
async function hold(page: Page, control: Locator): Promise<void> {
  const finger = await touch(page, control);
  await page.clock.runFor(500);
  await finger.release();
}

/** Opens the kiosk with a clock that stands still, and turns Hold to press on. */
async function openAndTurnOn(page: Page, screen: Screen = screens.home): Promise<void> {
  await openKiosk(page, screen);
  await openDisplaySettings(page);
  await displaySettingsOption(page, 'Hold to press', 'On').tap();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
  await hold(page, displaySettingsDialog(page).getByRole('button', { name: 'Close' }));
  await expect(displaySettingsDialog(page)).toBeHidden();
}

test('it is off at first, and says what it does', { tag: '@full' }, async ({ page }) => {
  await openKiosk(page);
  await openDisplaySettings(page);
  await expect(displaySettingsOption(page, 'Hold to press', 'Off')).toBeChecked();
  await expect(
    displaySettingsDialog(page).getByRole('group', { name: 'Hold to press' }),
  ).toHaveAccessibleDescription(
    'Buttons and links wait until you have pressed them for half a second. Shorter touches do nothing.',
  );
});

test('a press counts on release, once it has lasted half a second', async ({ page }) => {
  await openAndTurnOn(page);
  const finger = await touch(page, lower(page));
  await expect(bubble(page)).toHaveText('Keep holding');
  await page.clock.runFor(250);
  await expect(bubble(page).locator('[data-done]')).toHaveCount(2);
  await page.clock.runFor(250);
  await expect(bubble(page)).toHaveText('Now let go');
  await expect(bubble(page).locator('[data-done]')).toHaveCount(4);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(lower(page)).toHaveAttribute('aria-pressed', 'false');
  await page.clock.resume();
  await expectNoAxeViolations(page);
  await finger.release();
  await expect(lower(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(bubble(page)).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(lower(page)).toHaveAttribute('aria-pressed', 'true');
});

test('a shorter press does nothing, and says so for a while', { tag: '@full' }, async ({ page }) => {
  await openAndTurnOn(page);
  const finger = await touch(page, lower(page));
  await page.clock.runFor(490);
  await finger.release();
  await expect(bubble(page)).toHaveText('That was too short. Press for half a second, then let go.');
  await expect(lower(page)).toHaveAttribute('aria-pressed', 'false');
  await page.clock.runFor(4_000);
  await expect(bubble(page)).toHaveCount(0);
});

test('a shorter press in a dialog says so in front of the dialog', async ({ page }) => {
  await openAndTurnOn(page);
  await hold(page, dock(page).getByRole('button', { name: 'Menu' }));
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const finger = await touch(page, menu.getByRole('link', { name: 'About' }));
  await page.clock.runFor(250);
  await finger.release();
  await expect(bubble(page)).toHaveText('That was too short. Press for half a second, then let go.');
  // Opened after the dialog, and so in front of it.
  expect(await bubble(page).evaluate((element) => element.matches(':popover-open'))).toBe(true);
  await expect(menu).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(bubble(page)).toHaveCount(0);
});

test('sliding off the control cancels the press, and a tremble on it does not', async ({ page }) => {
  await openAndTurnOn(page);
  const { y: top } = (await lower(page).boundingBox()) ?? { y: 0 };
  const away = await touch(page, lower(page));
  await away.slide(0, -300);
  await page.clock.runFor(600);
  await expect(bubble(page)).toHaveCount(0);
  await away.release();
  await expect(lower(page)).toHaveAttribute('aria-pressed', 'false');

  const trembling = await touch(page, lower(page));
  for (const shift of [-18, 20, -20, 16]) await trembling.slide(shift / 2, shift);
  await page.clock.runFor(500);
  await trembling.release();
  await expect(lower(page)).toHaveAttribute('aria-pressed', 'true');
  expect((await lower(page).boundingBox())?.y).toBe(top);
});

test('the mouse holds, too, and its click does not press what opens below it', { tag: '@full' }, async ({
  page,
}) => {
  await openAndTurnOn(page);
  const finish = dock(page).getByRole('button', { name: 'Finish' });
  await finish.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const control of [finish, page.getByRole('button', { name: 'Finish and clear' })]) {
    await control.hover();
    await page.mouse.down();
    await page.clock.runFor(500);
    await page.mouse.up();
  }
  await page.clock.runFor(1_000);
  await expect(restScreen(page)).toBeVisible();
});

test('keyboards, switches and assistive technology press at once', async ({ page }) => {
  await openAndTurnOn(page);
  await lower(page).press('Enter');
  await expect(lower(page)).toHaveAttribute('aria-pressed', 'true');
  await lower(page).dispatchEvent('click');
  await expect(lower(page)).toHaveAttribute('aria-pressed', 'false');
});

test('it works with fields, the keyboard, choices, dialogs and links', { tag: '@full' }, async ({ page }) => {
  await openAndTurnOn(page, screens.contact);
  const name = page.getByLabel('First Name');
  await name.tap();
  await keyboardKey(page, 'a').tap();
  await expect(name).toHaveValue('');
  for (const key of ['a', 'd', 'a']) await hold(page, keyboardKey(page, key));
  await expect(name).toHaveValue('ada');
  await expect(name).toBeFocused();
  await hold(page, keyboardKey(page, 'Close keyboard'));

  const choice = page.getByRole('radio', { name: 'Other' });
  await choice.tap();
  await expect(choice).not.toBeChecked();
  await hold(page, choice);
  await expect(choice).toBeChecked();

  await hold(page, dock(page).getByRole('button', { name: 'Menu' }));
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const link = menu.getByRole('link', { name: 'About' });
  const finger = await touch(page, link);
  await page.clock.runFor(250);
  // Above the dialog, and not over the finger.
  expect(await bubble(page).evaluate((element) => element.matches(':popover-open'))).toBe(true);
  const [box, below] = [await bubble(page).boundingBox(), await link.boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((below?.y ?? 0) + (below?.height ?? 0) / 2);
  await page.clock.runFor(250);
  await finger.release();
  await expect(page).toHaveURL(/#\/about$/);
  await expect(menu).toBeHidden();
});

test('a closed dialog returns the focus to the control that was held', { tag: '@full' }, async ({ page }) => {
  await openAndTurnOn(page);
  const menu = dock(page).getByRole('button', { name: 'Menu' });
  await hold(page, menu);
  await hold(page, page.getByRole('dialog').getByRole('button', { name: 'Close' }));
  await expect(menu).toBeFocused();
});

test('it ends with the visitor, and any touch begins the next visit', { tag: '@full' }, async ({ page }) => {
  await openAndTurnOn(page);
  await hold(page, dock(page).getByRole('button', { name: 'Finish' }));
  await hold(page, page.getByRole('button', { name: 'Finish and clear' }));
  await expect(restScreen(page)).toBeVisible();
  await page.touchscreen.tap(240, 100);
  await expect(restScreen(page)).toBeHidden();
  await lower(page).tap();
  await expect(lower(page)).toHaveAttribute('aria-pressed', 'true');
  await waitForNextPress(page);
  await finishVisit(page);
});

test.describe('with Lower screen', () => {
  test('the progress stays below the line', { tag: '@full' }, async ({ page }) => {
    await openAndTurnOn(page);
    await hold(page, lower(page));
    const brand = page.getByRole('banner').getByRole('link', { name: /^Weaving Hope/ });
    const finger = await touch(page, brand);
    const { y = 0 } = (await bubble(page).boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(647);
    await finger.release();
  });
});
