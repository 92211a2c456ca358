import type { Locator, Page } from 'playwright/test';
import {
  dock,
  mockOpenHost,
  mockPinHost,
  openKiosk,
  restScreen,
  waitForNextPress,
} from '../../../support/kiosk';
import { further } from '../../../support/matrix';
import { expect, screens, test } from '../../../support/site';
import { localVoice, mockVoices } from '../../../support/speech';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

const staffPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Staff' });

test('the logo opens the staff panel after three seconds, unless the finger slides or a second one comes', async ({
  page,
}) => {
  await openKiosk(page);
  const panel = staffPanel(page);
  const {
    x = 0,
    y = 0,
    height = 0,
  } = (await page.getByRole('link', { name: /^Weaving Hope/ }).boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.clock.runFor(2_000);
  await page.mouse.up();
  await page.clock.runFor(2_000);
  await expect(panel).toBeHidden();

  await page.mouse.down();
  await page.clock.runFor(1_000);
  await page.mouse.move(x + 20, y + height + 200);
  await page.mouse.move(x + 20, y + 20);
  await page.clock.runFor(3_000);
  await expect(panel).toBeHidden();
  await page.mouse.up();

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
});

test('Ctrl+Shift+Q opens it, and its buttons do what they say', async ({ page }) => {
  await mockOpenHost(page);
  await openKiosk(page, screens.about);
  const press = (name: string) => staffPanel(page).getByRole('button', { name }).click();
  await page.keyboard.press('Control+Shift+Q');
  await expect(staffPanel(page)).toContainText('The phone numbers of this kiosk are only examples');
  await press('Close');
  await expect(staffPanel(page)).toBeHidden();

  await page.keyboard.press('Control+Shift+Q');
  await press('Content Management');
  await expect(page.getByRole('heading', { level: 1, name: 'Content Management' })).toBeVisible();
  await expect(staffPanel(page)).toBeHidden();

  await page.keyboard.press('Control+Shift+Q');
  await press('Reset now');
  await expect(restScreen(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/$/);

  await page.keyboard.press('Control+Shift+Q');
  await press('Leave kiosk');
  expect(await page.evaluate(() => window.leaves)).toEqual([[]]);
});

test('in a browser, where it has no PIN, nothing in it leaves the kiosk or changes what that says', async ({
  page,
}) => {
  await openKiosk(page);
  await page.keyboard.press('Control+Shift+Q');
  await expect(staffPanel(page).getByRole('button')).toHaveText(['Set up a keypad', 'Reset now', 'Close']);
});

test.describe('behind a PIN', () => {
  test.beforeEach(async ({ page }) => {
    await mockPinHost(page);
    await openKiosk(page);
    await page.keyboard.press('Control+Shift+Q');
  });

  const answer = (page: Page) => staffPanel(page).getByRole('alert');
  const button = (page: Page, name: string) => staffPanel(page).getByRole('button', { name, exact: true });

  /** Types a PIN and holds Enter. Without a release in between, the browser reports key repeat. */
  async function enter(page: Page, pin: string): Promise<void> {
    await staffPanel(page).getByLabel('PIN').fill(pin);
    for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  }

  test('each wrong PIN is one try, the fifth locks the panel, and the right PIN opens it', async ({
    page,
  }) => {
    await expect(button(page, 'Leave kiosk')).toBeHidden();
    await button(page, 'Open').tap();
    await expect(answer(page)).toBeEmpty();
    await enter(page, '1111');
    await expect(answer(page)).toHaveText('That is not the right PIN.');
    for (let attempt = 2; attempt <= 5; attempt += 1) {
      await waitForNextPress(page);
      for (const digit of '1111') await button(page, digit).tap();
      await button(page, 'Open').tap();
      await expect(answer(page)).toHaveText(
        attempt < 5 ? 'That is not the right PIN.' : 'Too many tries. Try again in 60 seconds.',
      );
    }
    await enter(page, '3600');
    await expect(answer(page)).toHaveText('Too many tries. Try again in 60 minutes.');
    await enter(page, '5000');
    await expect(answer(page)).toHaveText('The PIN could not be checked. Please try again.');
    await enter(page, '2468');
    await expect(button(page, 'Leave kiosk')).toBeVisible();
  });

  test('the field takes twelve digits at most, by keyboard, touch and paste', further, async ({ page }) => {
    const field = staffPanel(page).getByLabel('PIN');
    await field.fill('12345678901');
    await expect(page.getByRole('region', { name: 'On-screen keyboard' })).toBeHidden();
    await expect(page.locator('.word-echo')).toHaveCount(0);
    for (const digit of '234') await button(page, digit).tap();
    await expect(field).toHaveValue('123456789012');
    await field.pressSequentially('5');
    await expect(field).toHaveValue('123456789012');
    await field.fill('98-76 54.32 10 98 76');
    await expect(field).toHaveValue('987654321098');
  });
});

for (const [isFrozen, words, size = {}] of [
  [false, 'Voice: working.', further],
  [true, 'Voice: not working.'],
] as const) {
  test(`a voice that is installed later is tested without a sound. ${words}`, size, async ({ page }) => {
    const line = staffPanel(page).getByText(/^Voice: /);
    const audioGuide = dock(page).getByRole('button', { name: 'Audio guide', includeHidden: true });
    await mockVoices(page, []);
    await openKiosk(page);
    await page.keyboard.press('Control+Shift+Q');
    await expect(line).toContainText('none is installed');
    await expect(audioGuide).toHaveCount(0);
    await page.evaluate(
      ({ value, voice }) => {
        window.mockSpeech.setFrozen(value);
        window.mockSpeech.setVoices([voice]);
      },
      { value: isFrozen, voice: localVoice },
    );
    await expect(audioGuide).toHaveCount(1);
    await page.clock.runFor(5_100);
    await expect(line).toContainText(words);
    expect(await page.evaluate(() => window.mockSpeech.started)).toEqual([]);
  });
}
