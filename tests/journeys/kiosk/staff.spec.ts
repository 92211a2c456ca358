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

test('the staff panel of a kiosk in a browser', async ({ page }) => {
  await mockVoices(page, []);
  await openKiosk(page);
  const panel = staffPanel(page);

  await test.step('three seconds on the logo open it, unless a second finger comes', async () => {
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
  await test.step('it has no PIN there, so nothing in it leaves the kiosk or changes its content', async () => {
    await expect(panel.getByRole('button')).toHaveText([staff.reset, staff.close]);
    await expectNoAxeViolations(page);
  });
  await test.step('it names the keys of a keypad as the option does, and says which keys the kiosk cannot use', async () => {
    await page.keyboard.press('Numpad5');
    await expect(panel).toContainText(fill(staff.keypad.pressed, { code: 'Numpad5' }));
    await page.keyboard.press('Shift');
    await expect(panel).toContainText(fill(staff.keypad.unusable, { code: 'ShiftLeft' }));
  });
  await test.step('a voice that is installed later is tested without a sound, and does not work', async () => {
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
});

test('the staff panel of the app without a PIN, and Content Management in the kiosk', async ({ page }) => {
  await mockOpenHost(page);
  await openKiosk(page, screens.about);
  const press = (name: string) => button(page, name).click();

  await test.step('Ctrl+Shift+Q opens it, and Close closes it', async () => {
    await openPanel(page);
    await expect(staffPanel(page)).toContainText(staff.contentFile.examples);
    await press('Close');
    await expect(staffPanel(page)).toBeHidden();
  });
  await test.step('Content Management, where an icon is chosen as anything is in the kiosk', async () => {
    await openPanel(page);
    await press(screens.admin.name);
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
  await test.step('a reset clears notifications and keeps edits by staff', async () => {
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
  await test.step('Start over now, and Leave kiosk', async () => {
    await openPanel(page);
    await press(staff.reset);
    await expect(restScreen(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/$/);
    await openPanel(page);
    await press('Leave kiosk');
    expect(await page.evaluate(() => window.leaves)).toEqual([[]]);
  });
});

test('the staff panel behind a PIN', async ({ page }) => {
  await mockPinHost(page);
  await openKiosk(page);
  await openPanel(page);
  const answer = staffPanel(page).getByRole('alert');
  const field = staffPanel(page).getByLabel('PIN');

  /** Types a PIN and holds Enter. Without a release in between, the browser reports key repeat. */
  async function enter(pin: string): Promise<void> {
    await field.fill(pin);
    for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  }
  await test.step('the field takes twelve digits at most, by touch and paste', async () => {
    await field.fill('12345678901');
    await expect(page.getByRole('region', { name: 'On-screen keyboard' })).toBeHidden();
    await expect(wordEcho(page)).toHaveCount(0);
    for (const digit of '234') await button(page, digit).tap();
    await expect(field).toHaveValue('123456789012');
    await field.fill('98-76 54.32 10 98 76');
    await expect(field).toHaveValue('987654321098');
    await field.fill('');
  });
  await test.step('a wrong PIN is refused', async () => {
    await expect(button(page, 'Leave kiosk')).toBeHidden();
    await waitForNextPress(page);
    await button(page, 'Open').tap();
    await expect(answer).toBeEmpty();
    for (const digit of '1111') await button(page, digit).tap();
    await waitForNextPress(page);
    await button(page, 'Open').tap();
    await expect(answer).toHaveText(staff.refused);
  });
  await test.step('a long lock is given in minutes, and a check that fails may be tried again', async () => {
    await enter('3600');
    await expect(answer).toHaveText(fill(staff.lockedForMinutes, { minutes: 60 }));
    await enter('5000');
    await expect(answer).toHaveText(staff.failed);
  });
  await test.step('the right PIN opens the panel', async () => {
    await enter('2468');
    await expect(button(page, 'Leave kiosk')).toBeVisible();
  });
});
