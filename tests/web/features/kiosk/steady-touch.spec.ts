import { dock, keyboardKey, openKiosk, stopClock, waitForNextPress } from '../../../support/kiosk';
import { expect, screens, test } from '../../../support/site';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

test('taps of one control within half a second count once, unlike presses by keyboard and assistive technology', async ({
  page,
}) => {
  await openKiosk(page);
  await stopClock(page);
  const lower = dock(page).getByRole('button', { name: 'Lower screen' });
  await lower.tap();
  await lower.tap();
  await expect(lower).toHaveAttribute('aria-pressed', 'true');
  await waitForNextPress(page);
  await lower.tap();
  await expect(lower).toHaveAttribute('aria-pressed', 'false');

  await lower.press('Enter');
  await lower.press('Enter');
  await lower.dispatchEvent('click');
  await expect(lower).toHaveAttribute('aria-pressed', 'true');
});

test('a letter can be typed twice, but Shift stays pressed', async ({ page }) => {
  await openKiosk(page, screens.contact);
  await stopClock(page);
  const name = page.getByLabel('First Name');
  await name.tap();
  for (const key of ['L', 'l', 'Delete', 'Delete', 'O', 'o']) await keyboardKey(page, key).tap();
  await expect(name).toHaveValue('Oo');
  await keyboardKey(page, 'Shift').tap();
  await keyboardKey(page, 'Shift').tap();
  await expect(keyboardKey(page, 'Shift')).toHaveAttribute('aria-pressed', 'true');
});
