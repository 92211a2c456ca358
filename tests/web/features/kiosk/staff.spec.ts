import type { Locator, Page } from 'playwright/test';
import { mockPinHost, openKiosk, restScreen, waitForNextPress } from '../../../support/kiosk';
import { expect, screens, test } from '../../../support/site';
import { localVoice, mockVoices } from '../../../support/speech';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

test('holding the logo for three seconds opens the staff panel, a shorter press does not', async ({
  page,
}) => {
  await openKiosk(page);
  const panel = page.getByRole('dialog', { name: 'Staff' });
  const logo = page.getByRole('link', { name: /^Weaving Hope/ });
  await logo.hover();
  await page.mouse.down();
  await page.clock.runFor(2_000);
  await page.mouse.up();
  await page.clock.runFor(2_000);
  await expect(panel).toBeHidden();

  await page.mouse.down();
  await page.clock.runFor(3_100);
  await expect(panel).toBeVisible();
});

test('sliding off the logo cancels the press, also for whoever comes back, and so does a second finger', async ({
  page,
}) => {
  await openKiosk(page);
  const panel = page.getByRole('dialog', { name: 'Staff' });
  const logo = page.getByRole('link', { name: /^Weaving Hope/ });
  const { x = 0, y = 0, height = 0 } = (await logo.boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 20);
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

test('Ctrl+Shift+Q opens it, and its buttons open Content Management, reset and close', async ({ page }) => {
  await openKiosk(page, screens.about);
  const panel = page.getByRole('dialog', { name: 'Staff' });
  await page.keyboard.press('Control+Shift+Q');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();

  await page.keyboard.press('Control+Shift+Q');
  await panel.getByRole('button', { name: 'Content Management' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Content Management' })).toBeVisible();
  await expect(panel).toBeHidden();

  await page.keyboard.press('Control+Shift+Q');
  await panel.getByRole('button', { name: 'Reset now' }).click();
  await expect(restScreen(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/$/);
});

test('in a browser, Leave kiosk loads the site without kiosk mode', { tag: '@full' }, async ({ page }) => {
  await openKiosk(page);
  await page.keyboard.press('Control+Shift+Q');
  await page.getByRole('button', { name: 'Leave kiosk' }).click();
  await expect(page).not.toHaveURL(/kiosk/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('Ctrl+Shift+Q opens it on every keyboard: where Q is written, and where a US keyboard has it', {
  tag: '@full',
}, async ({ page }) => {
  await openKiosk(page);
  const panel = page.getByRole('dialog', { name: 'Staff' });
  const press = (key: string, code: string) =>
    page.evaluate((init) => document.body.dispatchEvent(new KeyboardEvent('keydown', init)), {
      ...{ key, code },
      ...{ ctrlKey: true, shiftKey: true, bubbles: true, cancelable: true },
    });
  await press('W', 'KeyW');
  await expect(panel).toBeHidden();
  for (const [key, code] of [
    ['Q', 'KeyA'], // French
    ['Й', 'KeyQ'], // Ukrainian
  ] as const) {
    await press(key, code);
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
  }
});

test.describe('behind a PIN', () => {
  async function openPanel(page: Page): Promise<Locator> {
    await mockPinHost(page);
    await openKiosk(page);
    await page.keyboard.press('Control+Shift+Q');
    return page.getByRole('dialog', { name: 'Staff' });
  }

  test('wrong PINs show an error, the fifth locks the panel, and the right PIN opens it', async ({
    page,
  }) => {
    const panel = await openPanel(page);
    await expect(panel.getByRole('button', { name: 'Leave kiosk' })).toBeHidden();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await waitForNextPress(page);
      for (const digit of ['1', '1', '1', '1'])
        await panel.getByRole('button', { name: digit, exact: true }).tap();
      await panel.getByRole('button', { name: 'Open' }).tap();
      await expect(panel.getByRole('alert')).toHaveText(
        attempt < 5 ? 'That is not the right PIN.' : 'Too many tries. Try again in 60 seconds.',
      );
    }
    await panel.getByLabel('PIN').fill('2468');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('button', { name: 'Leave kiosk' })).toBeVisible();
  });

  test('an empty field and a held Enter key are not tries', async ({ page }) => {
    const panel = await openPanel(page);
    await panel.getByRole('button', { name: 'Open' }).tap();
    await expect(panel.getByRole('alert')).toBeEmpty();

    await panel.getByLabel('PIN').fill('1111');
    // Without a release in between, the browser reports key repeat.
    for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(panel.getByRole('alert')).toHaveText('That is not the right PIN.');
  });

  test('takes twelve digits at most, by keyboard, touch and paste', { tag: '@full' }, async ({ page }) => {
    const panel = await openPanel(page);
    const field = panel.getByLabel('PIN');
    await field.fill('12345678901');
    await expect(page.getByRole('region', { name: 'On-screen keyboard' })).toBeHidden();
    await expect(page.locator('.word-echo')).toHaveCount(0);
    for (const digit of ['2', '3', '4']) await panel.getByRole('button', { name: digit, exact: true }).tap();
    await expect(field).toHaveValue('123456789012');
    await field.pressSequentially('5');
    await expect(field).toHaveValue('123456789012');
    await field.fill('98-76 54.32 10 98 76');
    await expect(field).toHaveValue('987654321098');
  });

  test('says when the PIN cannot be checked, and a long lockout in minutes', { tag: '@full' }, async ({
    page,
  }) => {
    const panel = await openPanel(page);
    await panel.getByLabel('PIN').fill('5000');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('alert')).toHaveText('The PIN could not be checked. Please try again.');
    await panel.getByLabel('PIN').fill('3600');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('alert')).toHaveText('Too many tries. Try again in 60 minutes.');
    await panel.getByLabel('PIN').fill('2468');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('button', { name: 'Leave kiosk' })).toBeVisible();
  });
});

test.describe('the panel says how the voice is', () => {
  const line = (page: Page) => page.getByRole('dialog', { name: 'Staff' }).getByText(/^Voice: /);

  test('none is installed, then one is tested without a sound', { tag: '@full' }, async ({ page }) => {
    await mockVoices(page, []);
    await openKiosk(page);
    await page.keyboard.press('Control+Shift+Q');
    await expect(line(page)).toContainText('none is installed');
    await page.evaluate((voice) => window.mockSpeech.setVoices([voice]), localVoice);
    await expect(line(page)).toHaveText('Voice: working.');
    expect(await page.evaluate(() => window.mockSpeech.started)).toEqual([]);
  });

  test('it does not answer', { tag: '@full' }, async ({ page }) => {
    await mockVoices(page, []);
    await openKiosk(page);
    await page.evaluate((voice) => {
      window.mockSpeech.setFrozen(true);
      window.mockSpeech.setVoices([voice]);
    }, localVoice);
    await page.keyboard.press('Control+Shift+Q');
    await expect(line(page)).toHaveText('Voice: not tested yet.');
    await page.clock.runFor(5_100);
    await expect(line(page)).toContainText('not answering');
  });
});
