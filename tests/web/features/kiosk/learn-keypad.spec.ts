import type { Locator, Page } from 'playwright/test';
import { listen } from '../../../support/guide';
import { openKiosk, waitForRestScreen } from '../../../support/kiosk';
import { further } from '../../../support/matrix';
import { expect, screens, test } from '../../../support/site';
import { mockVoices } from '../../../support/speech';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

/** Opens the page of the staff panel that learns a keypad. */
async function openLesson(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+Shift+Q');
  const panel = page.getByRole('dialog', { name: 'Staff' });
  await panel.getByRole('button', { name: 'Set up a keypad' }).click();
  await expect(panel.getByText('Press the key for Down.')).toBeVisible();
  return panel;
}

test('a keypad that staff teach it works at once and for the next visitor, and is shown as the option that keeps it', async ({
  page,
}) => {
  await mockVoices(page);
  await openKiosk(page, screens.about);
  const panel = await openLesson(page);
  await page.keyboard.press('s');
  await expect(panel.getByText('KeyS is now Down.')).toBeVisible();
  await page.keyboard.press('s');
  await expect(panel.getByText('KeyS is already Down. Press another one.')).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(panel.getByText(/^ShiftLeft cannot be used/)).toBeVisible();
  for (const [asked, key] of [
    ['Up', 'w'],
    ['Action (choose)', 'Enter'],
    ['Help', 'h'],
  ] as const) {
    await expect(panel.getByText(`Press the key for ${asked}.`)).toBeVisible();
    await page.keyboard.press(key);
  }
  // The keys are for the lesson alone.
  expect(await listen(page)).toBe('');
  await panel.getByRole('button', { name: 'My keypad has no more keys' }).click();
  const option = 'down:KeyS,up:KeyW,action:Enter,help:KeyH';
  await expect(panel.getByText(`--keypad=${option}`, { exact: true })).toBeVisible();
  await expect(panel.getByRole('img', { name: /^The option, to scan/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Back to the staff panel' }).click();
  await expect(panel.getByText(`Keypad of the audio guide: ${option}.`)).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();

  await page.keyboard.press('ArrowDown');
  expect(await listen(page)).toBe('');
  await page.keyboard.press('s');
  expect(await listen(page)).toContain('Audio is on.');
  await waitForRestScreen(page);
  await listen(page);
  await page.keyboard.press('s');
  expect(await listen(page)).toContain('Audio is on.');
});

test(
  'the option sets the keypad, and until its guide is on, a plugged-in keyboard types its letters',
  further,
  async ({ page }) => {
    await mockVoices(page);
    await openKiosk(page, screens.contact, 'keypad=down:KeyS,up:KeyW,action:Enter,help:KeyH,start:F8');
    await page.getByLabel('First Name').tap();
    await page.keyboard.type('Wash');
    await expect(page.getByLabel('First Name')).toHaveValue('Wash');
    expect(await listen(page)).toBe('');
    await page.getByRole('button', { name: 'Close keyboard' }).tap();
    await page.keyboard.press('s');
    expect(await listen(page)).toContain('Audio is on.');

    // The key that some devices send when headphones are plugged in.
    await waitForRestScreen(page);
    await listen(page);
    await page.keyboard.press('F8');
    expect(await listen(page)).toContain('Audio is on.');
  },
);

test(
  'without a keypad that can be used, the arrow keys work, and the staff panel says so',
  further,
  async ({ page }) => {
    await mockVoices(page);
    await openKiosk(page, screens.home, 'keypad=gamepad');
    await page.keyboard.press('Control+Shift+Q');
    const panel = page.getByRole('dialog', { name: 'Staff' });
    await expect(
      panel.getByText('The kiosk cannot use the keypad that was set. It is using the arrow keys.'),
    ).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('ArrowDown');
    expect(await listen(page)).toContain('Audio is on.');
  },
);
