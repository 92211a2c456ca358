import {
  changeDisplaySettings,
  displaySettingsDialog,
  openDisplaySettings,
} from '../../../support/display-settings';
import { easyReadToggle, switchEasyReadOn } from '../../../support/easy-read';
import { openKiosk, restScreen, waitForRestScreen } from '../../../support/kiosk';
import { expect, test } from '../../../support/site';
import { mockVoices } from '../../../support/speech';
import { expectTargetSize, kioskTargets } from '../../../support/targets';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

test('the next visitor finds the default settings, no Easy read, and no dialog that was left open', async ({
  page,
}) => {
  const settings = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
  await openKiosk(page);
  const before = await settings();
  await changeDisplaySettings(page, {
    'Text size': '150%',
    Colors: 'Dark',
    Spacing: 'Wide',
    Links: 'Underlined',
  });
  expect(await settings()).toMatchObject({ text: '150', spacing: 'wide' });
  await switchEasyReadOn(page);
  await openDisplaySettings(page);
  await waitForRestScreen(page);
  expect(await settings()).toEqual({ ...before, pointer: 'hidden' });
  await restScreen(page).click();
  await expect(displaySettingsDialog(page)).toBeHidden();
  await expect(easyReadToggle(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: 'Get Support Today' })).toBeVisible();
});

test('every control of the dialog is at least 56 px wide and tall, and 8 px apart', async ({ page }) => {
  // Else there is no Read aloud.
  await mockVoices(page);
  await openKiosk(page);
  await openDisplaySettings(page);
  await expectTargetSize(page, kioskTargets);
});
