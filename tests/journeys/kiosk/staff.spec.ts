import type { Locator, Page } from 'playwright/test';
import { staff } from '@/copy/en/kiosk';
import { fill } from '@/lib/fill';
import { expectNoAxeViolations } from '../../support/axe';
import {
  dock,
  followMenu,
  mockOpenHost,
  mockPinHost,
  openKiosk,
  test,
  waitForNextPress,
  wordEcho,
} from '../../support/kiosk';
import { restScreen, waitForRestScreen } from '../../support/kiosk-visit';
import { expect, screens } from '../../support/site';
import { localVoice, mockVoices } from '../../support/speech';

const staffPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Staff' });
const button = (page: Page, name: string) => staffPanel(page).getByRole('button', { name, exact: true });
const openPanel = (page: Page) => page.keyboard.press('Control+Shift+Q');

async function openAppPanel(page: Page): Promise<void> {
  await mockOpenHost(page);
  await openKiosk(page, screens.about);
  await openPanel(page);
}

async function openPinPanel(page: Page) {
  await mockPinHost(page);
  await openKiosk(page);
  await openPanel(page);
  return { answer: staffPanel(page).getByRole('alert'), field: staffPanel(page).getByLabel('PIN') };
}

/** Types a PIN and holds Enter. Without a release in between, the browser reports key repeat. */
async function enter(page: Page, pin: string): Promise<void> {
  await staffPanel(page).getByLabel('PIN').fill(pin);
  for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

test('three seconds on the logo open the staff panel, unless a second finger comes', async ({ page }) => {
  await openKiosk(page);
  const panel = staffPanel(page);
  const logo = page.getByRole('link', { name: /^Weaving Hope/ });
  const { x = 0, y = 0 } = (await logo.boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.clock.runFor(2_000);
  await page.mouse.up();
  await page.clock.runFor(2_000);
  await expect(panel).toBeHidden();

  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', places: readonly number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((distance, id) => ({ id, x: x + 20 + distance, y: y + 20 })),
    });
  await touch('touchStart', [0]);
  await page.clock.runFor(1_000);
  await touch('touchStart', [0, 30]);
  await page.clock.runFor(3_000);
  await expect(panel).toBeHidden();
  await touch('touchEnd', []);
  await touch('touchStart', [0]);
  await page.clock.runFor(3_100);
  await expect(panel).toBeVisible();
  await touch('touchEnd', []);
});

test('in a browser it has no PIN, no way out, and none to change the content', async ({ page }) => {
  await openKiosk(page);
  await openPanel(page);
  await expect(staffPanel(page).getByRole('button')).toHaveText([staff.reset, staff.close]);
  await expectNoAxeViolations(page);
});

test('it names the keys of a keypad, and those that the kiosk cannot use', async ({ page }) => {
  await openKiosk(page);
  await openPanel(page);
  const panel = staffPanel(page);
  await page.keyboard.press('Numpad5');
  await expect(panel).toContainText(fill(staff.keypad.pressed, { code: 'Numpad5' }));
  await page.keyboard.press('Shift');
  await expect(panel).toContainText(fill(staff.keypad.unusable, { code: 'ShiftLeft' }));
});

test('a voice that is installed later is tested without a sound, and does not work', async ({ page }) => {
  await mockVoices(page, []);
  await openKiosk(page);
  await openPanel(page);
  const panel = staffPanel(page);
  const audioGuide = dock(page).getByRole('button', { name: 'Audio guide', includeHidden: true });
  await expect(panel).toContainText(staff.voice.missing);
  await expect(audioGuide).toHaveCount(0);
  await page.evaluate((voice) => {
    window.mockSpeech.setFrozen(true);
    window.mockSpeech.setVoices([voice]);
  }, localVoice);
  await expect(audioGuide).toHaveCount(1);
  await page.clock.runFor(5_100);
  await expect(panel).toContainText(staff.voice.dead);
  expect(await page.evaluate(() => window.mockSpeech.started)).toEqual([]);
});

test('in the app without a PIN, Ctrl+Shift+Q opens the panel, and Close closes it', async ({ page }) => {
  await openAppPanel(page);
  await expect(staffPanel(page)).toContainText(staff.contentFile.examples);
  await button(page, 'Close').click();
  await expect(staffPanel(page)).toBeHidden();
});

test('the panel leads to Content Management, where an icon is chosen by touch', async ({ page }) => {
  await openAppPanel(page);
  await button(page, screens.admin.name).click();
  await expect(page.getByRole('heading', { level: 1, name: screens.admin.name })).toBeVisible();
  await expect(staffPanel(page)).toBeHidden();
  // They would lead out of the kiosk.
  await expect(page.getByRole('button', { name: /content file/i })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Services' }).tap();
  await page.getByRole('button', { name: 'Add Service' }).tap();
  await expect(page.getByRole('radio', { name: 'Heart' })).toBeChecked();
  await page.getByRole('radio', { name: 'Leaf' }).tap();
  await expect(page.getByRole('tabpanel').getByRole('radio', { checked: true })).toHaveValue('leaf');
});

test('a reset clears notifications and keeps edits by staff', async ({ page }) => {
  await openAppPanel(page);
  await button(page, screens.admin.name).click();
  await page.getByRole('tab', { name: 'Events' }).click();
  await page.getByRole('button', { name: 'Delete Winter Open House' }).click();
  await expect(page.getByText('Content Deleted')).toBeVisible();
  await waitForRestScreen(page);
  await page.clock.runFor(1000);
  await expect(page.getByText('Content Deleted')).toBeHidden();
  await page.getByRole('button', { name: 'Touch to begin' }).tap();
  await followMenu(page, 'Programs');
  await expect(page.getByRole('heading', { name: 'Sensory-Friendly Music Hour' })).toBeVisible();
  await expect(page.getByText('Winter Open House')).toHaveCount(0);
});

test('Start over now resets the kiosk, and Leave kiosk leaves it', async ({ page }) => {
  await openAppPanel(page);
  await button(page, staff.reset).click();
  await expect(restScreen(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/$/);
  await openPanel(page);
  await button(page, 'Leave kiosk').click();
  expect(await page.evaluate(() => window.leaves)).toEqual([[]]);
});

test('the PIN is required, and takes twelve digits, by touch and paste', async ({ page }) => {
  const { field, answer } = await openPinPanel(page);
  await waitForNextPress(page);
  await button(page, 'Open').tap();
  await expect(answer).toBeEmpty();
  await field.fill('12345678901');
  await expect(page.getByRole('region', { name: 'On-screen keyboard' })).toBeHidden();
  await expect(wordEcho(page)).toHaveCount(0);
  for (const digit of '234') await button(page, digit).tap();
  await expect(field).toHaveValue('123456789012');
  await field.fill('98-76 54.32 10 98 76');
  await expect(field).toHaveValue('987654321098');
});

test('a long lock is given in minutes, and a check that fails may be tried again', async ({ page }) => {
  const { answer } = await openPinPanel(page);
  await enter(page, '3600');
  await expect(answer).toHaveText(fill(staff.lockedForMinutes, { minutes: 60 }));
  await enter(page, '5000');
  await expect(answer).toHaveText(staff.failed);
});
