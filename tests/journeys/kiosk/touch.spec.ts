import type { Locator, Page } from 'playwright/test';
import { dock as copy } from '@/copy/en/kiosk';
import { expectNoAxeViolations } from '../../support/axe';
import {
  displaySettingsDialog,
  displaySettingsOption,
  openDisplaySettings,
} from '../../support/display-settings';
import { dock, keyboardKey, openKiosk, stopClock, test, waitForNextPress } from '../../support/kiosk';
import { restScreen, waitForRestScreen } from '../../support/kiosk-visit';
import { expect, screens } from '../../support/site';

const bubble = (page: Page) => page.getByTestId('hold-bubble');
const lower = (page: Page) => dock(page).getByRole('button', { name: 'Lower screen' });

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

async function hold(page: Page, control: Locator): Promise<void> {
  const finger = await touch(page, control);
  await page.clock.runFor(500);
  await finger.release();
}

/** Opens a screen, not Home, whose weave may still be weaving itself, and switches Hold to press on. */
async function openToHold(page: Page, screen = screens.about): Promise<void> {
  await openKiosk(page, screen);
  await openDisplaySettings(page);
  await expect(displaySettingsOption(page, copy.hold.label, 'Off')).toBeChecked();
  await displaySettingsOption(page, copy.hold.label, 'On').tap();
  await stopClock(page);
  await hold(page, displaySettingsDialog(page).getByRole('button', { name: 'Close' }));
  await expect(displaySettingsDialog(page)).toBeHidden();
}

test('with Hold to press, a press counts on release, and shows how long to hold', async ({ page }) => {
  await openToHold(page);
  const finger = await touch(page, lower(page));
  await expect(bubble(page)).toHaveText(copy.hold.holding);
  await page.clock.runFor(250);
  await expect(bubble(page).locator('[data-done]')).toHaveCount(2);
  await page.clock.runFor(250);
  await expect(bubble(page)).toHaveText(copy.hold.held);
  await expect(bubble(page).locator('[data-done]')).toHaveCount(4);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(lower(page)).toHaveAttribute('aria-pressed', 'false');
  await page.clock.resume();
  await expectNoAxeViolations(page);
  await finger.release();
  await expect(lower(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(bubble(page)).toHaveCount(0);
});

test('with Hold to press, a shorter press does nothing, and says so', async ({ page }) => {
  await openToHold(page);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const pressShortly = async (control: Locator) => {
    const finger = await touch(page, control);
    await page.clock.runFor(490);
    await finger.release();
    await expect(bubble(page)).toHaveText(copy.hold.tooShort);
    // Opened after the dialog, and so in front of it.
    expect(await bubble(page).evaluate((element) => element.matches(':popover-open'))).toBe(true);
    await page.clock.runFor(4_000);
    await expect(bubble(page)).toHaveCount(0);
  };
  await pressShortly(lower(page));
  await expect(lower(page)).toHaveAttribute('aria-pressed', 'false');
  await hold(page, dock(page).getByRole('button', { name: 'Menu' }));
  await pressShortly(menu.getByRole('link', { name: 'About' }));
  await hold(page, menu.getByRole('button', { name: 'Close' }));
  await expect(menu).toBeHidden();
});

test('with Hold to press, sliding off cancels a press, unlike a tremble', async ({ page }) => {
  await openToHold(page);
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
  // Keyboards, switches and assistive technology press at once.
  await lower(page).press('Enter');
  await expect(lower(page)).toHaveAttribute('aria-pressed', 'false');
});

test('Hold to press works with fields, the keyboard and choices', async ({ page }) => {
  await openToHold(page, screens.contact);
  const name = page.getByLabel('First Name');
  await name.tap();
  await keyboardKey(page, 'A').tap();
  await expect(name).toHaveValue('');
  for (const key of ['A', 'd', 'a']) await hold(page, keyboardKey(page, key));
  await expect(name).toHaveValue('Ada');
  await expect(name).toBeFocused();
  await hold(page, keyboardKey(page, 'Close keyboard'));
  const choice = page.getByRole('radio', { name: 'Other' });
  await choice.tap();
  await expect(choice).not.toBeChecked();
  await hold(page, choice);
  await expect(choice).toBeChecked();
});

test('the mouse holds, too, until the visit ends; then any touch begins the next one', async ({ page }) => {
  await openToHold(page);
  const finish = dock(page).getByRole('button', { name: 'Finish' });
  await finish.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const control of [finish, page.getByRole('button', { name: 'Yes, finish' })]) {
    await control.hover();
    await page.mouse.down();
    await page.clock.runFor(500);
    await page.mouse.up();
  }
  // Its click does not press what opens below it.
  await page.clock.runFor(1_000);
  await expect(restScreen(page)).toBeVisible();
  await page.touchscreen.tap(240, 100);
  await expect(restScreen(page)).toBeHidden();
  await lower(page).tap();
  await expect(lower(page)).toHaveAttribute('aria-pressed', 'true');
});

test('a second tap does nothing, also on a control that the first one uncovered', async ({ page }) => {
  await openKiosk(page);

  await test.step('taps of one control within half a second count once, unlike presses by keyboard and assistive technology', async () => {
    await stopClock(page);
    await lower(page).tap();
    await lower(page).tap();
    await expect(lower(page)).toHaveAttribute('aria-pressed', 'true');
    await waitForNextPress(page);
    await lower(page).tap();
    await expect(lower(page)).toHaveAttribute('aria-pressed', 'false');
    // Those that do not count do not put off the next one that does.
    for (let tap = 0; tap < 3; tap += 1) {
      await page.clock.runFor(200);
      await lower(page).tap();
    }
    await expect(lower(page)).toHaveAttribute('aria-pressed', 'true');
    for (const key of ['Enter', 'Enter', 'Enter']) await lower(page).press(key);
    await lower(page).dispatchEvent('click');
    await expect(lower(page)).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('after "Touch to begin", a second tap does nothing to the tile below it; a third does', async () => {
    await waitForRestScreen(page);
    const begin = page.getByRole('button', { name: 'Touch to begin' });
    const tile = page.locator('main a', { hasText: 'Volunteer or give' });
    const heading = page.getByRole('heading', { level: 1, name: 'Help Where You Can' });
    const { x, y, width, height } = await tile.evaluate((element) => element.getBoundingClientRect());
    const place = [x + width / 2, y + height / 2] as const;
    expect(
      await begin.evaluate((button, at) => button.contains(document.elementFromPoint(...at)), place),
    ).toBe(true);
    await stopClock(page);
    await page.touchscreen.tap(...place);
    await expect(begin).toHaveCount(0);
    await page.touchscreen.tap(...place);
    await waitForNextPress(page);
    await expect(heading).toHaveCount(0);
    await page.touchscreen.tap(...place);
    await expect(heading).toBeVisible();
  });
});
