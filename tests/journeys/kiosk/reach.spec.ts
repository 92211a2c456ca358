import type { Locator, Page } from 'playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { changeDisplaySettings, openDisplaySettings } from '../../support/display-settings';
import {
  keyboardKey,
  mmPerPx,
  mockOpenHost,
  openKiosk,
  tapDock,
  test,
  waitForNextPress,
} from '../../support/kiosk';
import { finishVisit, IDLE_SECONDS, idleWarning, restScreen, waitIdle } from '../../support/kiosk-visit';
import { notifications } from '../../support/notifications';
import { expect, screens } from '../../support/site';
import { mockVoices } from '../../support/speech';

/** Uses the largest text, and brings everything below the first line that this display has. */
async function bringLower(page: Page): Promise<void> {
  await changeDisplaySettings(page, { 'Text size': '200%' });
  await openDisplaySettings(page);
  const heights = page.getByRole('group', { name: 'Height of the screen' }).getByRole('radio');
  await heights.nth(1).check();
  // Takes the Close beside Page down once the dialog's own is out of view. Where a choice was, a press does not count at first.
  const close = page.getByRole('button', { name: 'Close' }).last();
  await expect(async () => {
    await waitForNextPress(page);
    if (await close.isVisible()) await close.tap();
    await expect(close).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

/** Whatever can be touched and is on the screen. Runs in the page. */
function visibleControls() {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  return [...(modal ?? document).querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ control, box: { x, y, width, height } }) => {
      const isHit = (top: number) => {
        const hit = document.elementFromPoint(x + width / 2, top);
        return hit && (control.contains(hit) || hit.closest('label')?.contains(control));
      };
      // One that is scrolled halfway under the cover takes no touch there.
      return isHit(y + height / 2) && isHit(y + 2);
    })
    .map(({ control, box: { y, height } }) => ({
      name: control.textContent || control.outerHTML,
      y,
      height,
    }));
}

/** Expects that all on the screen is large enough for a finger, and low enough for a wheelchair, as is the surface. */
async function expectWithinReach(page: Page, inches: number, surface?: Locator): Promise<void> {
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  const toMm = mmPerPx(viewport, inches);
  const { y: start } = (await surface?.boundingBox()) ?? { y: viewport.height };
  const controls = await page.evaluate(visibleControls);
  expect(controls.length).toBeGreaterThan(0);
  for (const { name, y, height } of [...controls, { name: 'the surface', y: start, height: Infinity }]) {
    // 1,220 mm above the floor, from which the display is mounted 750 mm, and half a millimeter for the rounding.
    expect(750 + (viewport.height - y) * toMm, name).toBeLessThanOrEqual(1220.5);
    expect(height, name).toBeGreaterThanOrEqual(Math.max(56, 12 / toMm) - 0.05);
  }
}

/** Goes to the end of a dialog by taps, and checks what each of its pages shows. */
async function expectAllWithinReach(page: Page, inches: number): Promise<void> {
  await expectWithinReach(page, inches);
  const pageDown = page.getByRole('dialog').getByRole('button', { name: 'Page down' });
  for (let taps = 0; taps < 15 && (await pageDown.isVisible()) && (await pageDown.isEnabled()); taps += 1) {
    await waitForNextPress(page);
    await pageDown.tap();
    await expectWithinReach(page, inches);
  }
}

// The displays that leave less room are walked by tests/sizes.
const inches = 32;

test.beforeEach(async ({ page }) => {
  // With a voice, the dock has one button more.
  await mockVoices(page);
  await mockOpenHost(page, inches);
  await openKiosk(page, screens.contact, `screen-inches=${inches}`);
  await bringLower(page);
});

test('a screen is within reach', async ({ page }) => {
  await expectWithinReach(page, inches);
  await tapDock(page, 'Page down');
  await expectWithinReach(page, inches);
});

test('sheets, dialogs and the staff panel are within reach', async ({ page }) => {
  for (const name of ['Menu', 'Text and colors', 'Finish']) {
    await tapDock(page, name);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAllWithinReach(page, inches);
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('Control+Shift+Q');
  await expectAllWithinReach(page, inches);
});

test('the keyboard is within reach', async ({ page }) => {
  for (const name of ['Phone', 'Message']) {
    await page.locator('form').getByRole('textbox', { name }).focus();
    await expect(keyboardKey(page, 'Close keyboard')).toBeVisible();
    await expectWithinReach(page, inches);
  }
  await expectNoAxeViolations(page);
});

test('codes are within reach', async ({ page }) => {
  await page.getByRole('main').getByRole('button', { name: '(212) 555-0142' }).first().tap();
  const sheet = page.getByRole('dialog', { name: 'Call this number' });
  await expectWithinReach(page, inches, sheet);
  await expectAllWithinReach(page, inches);
  await expect(sheet.getByRole('img')).toBeInViewport();
});

test('notifications are within reach', async ({ page }) => {
  await page.keyboard.press('Control+Shift+Q');
  // One tap may bring the next control under the same finger.
  for (const control of [
    page.getByRole('button', { name: 'Content Management' }),
    page.getByRole('tab', { name: 'Events' }),
    page.getByRole('button', { name: 'Delete Winter Open House' }),
  ]) {
    await control.scrollIntoViewIfNeeded();
    await waitForNextPress(page);
    await control.tap();
  }
  await expect(notifications(page, 'Content Deleted')).toBeVisible();
  await expectWithinReach(page, inches, notifications(page));
});

test('the idle warning and the rest screen are within reach', async ({ page }) => {
  await waitIdle(page, IDLE_SECONDS + 2);
  await expect(idleWarning(page)).toBeVisible();
  await expectWithinReach(page, inches, idleWarning(page));
  await page.getByRole('button', { name: 'I am still here' }).tap();
  await finishVisit(page);
  await restScreen(page).getByRole('button', { name: 'Lower screen' }).tap();
  await expectWithinReach(page, inches);
});
