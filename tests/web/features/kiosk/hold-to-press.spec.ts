import type { Locator, Page } from 'playwright/test';
import { expectNoAxeViolations } from '../../../support/axe';
import {
  displaySettingsDialog,
  displaySettingsOption,
  openDisplaySettings,
} from '../../../support/display-settings';
import { dock, finishVisit, keyboardKey, openKiosk, restScreen } from '../../../support/kiosk';
import { further } from '../../../support/matrix';
import { expect, type Screen, screens, test } from '../../../support/site';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

const tooShort = 'That was too short. Press for half a second, then let go.';
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
  await expect(displaySettingsOption(page, 'Hold to press', 'Off')).toBeChecked();
  await displaySettingsOption(page, 'Hold to press', 'On').tap();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
  await hold(page, displaySettingsDialog(page).getByRole('button', { name: 'Close' }));
  await expect(displaySettingsDialog(page)).toBeHidden();
}

test('a press counts on release, once it has lasted half a second', async ({ page }) => {
  // Not on Home, whose weave may still be weaving itself.
  await openAndTurnOn(page, screens.about);
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

  // Everything is below the line then, the progress too.
  const atTop = await touch(page, page.getByRole('banner').getByRole('link', { name: /^Weaving Hope/ }));
  expect((await bubble(page).boundingBox())?.y).toBeGreaterThanOrEqual(647);
  await atTop.release();
});

test('a shorter press does nothing, and says so for a while, also in front of a dialog', async ({ page }) => {
  await openAndTurnOn(page);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const pressShortly = async (control: Locator) => {
    const finger = await touch(page, control);
    await page.clock.runFor(490);
    await finger.release();
    await expect(bubble(page)).toHaveText(tooShort);
    // Opened after the dialog, and so in front of it.
    expect(await bubble(page).evaluate((element) => element.matches(':popover-open'))).toBe(true);
    await page.clock.runFor(4_000);
    await expect(bubble(page)).toHaveCount(0);
  };
  await pressShortly(lower(page));
  await expect(lower(page)).toHaveAttribute('aria-pressed', 'false');
  await hold(page, dock(page).getByRole('button', { name: 'Menu' }));
  await pressShortly(menu.getByRole('link', { name: 'About' }));
  await expect(menu).toBeVisible();
  await hold(page, menu.getByRole('button', { name: 'Close' }));
  await expect(dock(page).getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('sliding off the control cancels the press, a tremble on it does not, and only fingers wait', async ({
  page,
}) => {
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

  // Keyboards, switches and assistive technology press at once.
  await lower(page).press('Enter');
  await expect(lower(page)).toHaveAttribute('aria-pressed', 'false');
  await lower(page).dispatchEvent('click');
  await expect(lower(page)).toHaveAttribute('aria-pressed', 'true');
});

test('it works with fields, the keyboard, choices, dialogs and links', further, async ({ page }) => {
  await openAndTurnOn(page, screens.contact);
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

  await hold(page, dock(page).getByRole('button', { name: 'Menu' }));
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await hold(page, menu.getByRole('link', { name: 'About' }));
  await expect(page).toHaveURL(/#\/about$/);
  await expect(menu).toBeHidden();
});

test(
  'the mouse holds, too, until the visit ends; then any touch begins the next one',
  further,
  async ({ page }) => {
    await openAndTurnOn(page);
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
    await finishVisit(page);
  },
);
