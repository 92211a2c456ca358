import { expectNoAxeViolations } from '../../../support/axe';
import { displaySettingsOption, openDisplaySettings } from '../../../support/display-settings';
import { switchEasyReadOn } from '../../../support/easy-read';
import { guideKeys, pressGuideKey, pressUntil } from '../../../support/guide';
import { IDLE_SECONDS, idleWarning, openKiosk, waitForRestScreen, waitIdle } from '../../../support/kiosk';
import { expect, screens, test } from '../../../support/site';
import { finishSentence, highlighted, mockVoices, speaking } from '../../../support/speech';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

test('Easy read has no external links, and shows numbers to take along instead', async ({ page }) => {
  await openKiosk(page, screens.contact);
  await switchEasyReadOn(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '(212) 555-0199' }).first().tap();
  const sheet = page.getByRole('dialog', { name: 'Call this number' });
  await expect(sheet).toContainText('(212) 555-0199');
  await sheet.getByRole('button', { name: 'Close' }).tap();
  const external = await main
    .locator('a')
    .evaluateAll(
      (links) => links.filter((each) => (each as HTMLAnchorElement).origin !== location.origin).length,
    );
  expect(external).toBe(0);
  await expectNoAxeViolations(page);
});

test('neither settings nor Easy read are kept in the address, and none are taken from it', async ({
  page,
}) => {
  await openKiosk(page, screens.about, 'text=200');
  const address = page.url();
  await switchEasyReadOn(page);
  await openDisplaySettings(page);
  await expect(displaySettingsOption(page, 'Text size', '100%')).toBeChecked();
  await displaySettingsOption(page, 'Text size', '150%').check();
  await expect(displaySettingsOption(page, 'Text size', '150%')).toBeChecked();
  expect(page.url()).toBe(address);
});

test('Read aloud is above the title, not over it', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await mockVoices(page);
  await openKiosk(page);
  const button = await page.getByRole('button', { name: 'Read aloud' }).boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.y).toBeGreaterThanOrEqual((button?.y ?? Infinity) + (button?.height ?? 0));
});

test('while a screen is read aloud, the visit goes on, but not if the voice never ends', async ({ page }) => {
  await mockVoices(page);
  await openKiosk(page, screens.about);
  await page.getByRole('button', { name: 'Read aloud' }).tap();
  // No sentence takes so long that the voice seems dead.
  for (let seconds = 0; seconds < IDLE_SECONDS + 10; seconds += 5) {
    await waitIdle(page, 5);
    await finishSentence(page);
  }
  await expect(idleWarning(page)).toBeHidden();
  await expect.poll(() => speaking(page)).toBeTruthy();
  await waitForRestScreen(page);
  expect(await speaking(page)).toBeUndefined();
  expect(await highlighted(page)).toBe('');
});

test('the audio guide lets Read aloud speak, and the next key pauses it', async ({ page }) => {
  await mockVoices(page);
  await openKiosk(page, screens.about);
  await pressGuideKey(page, 'down');
  await pressUntil(page, 'up', /^Read aloud, button/);
  await page.keyboard.press(guideKeys.action);
  // Longer than the guide waits before it reminds a visitor how to go on.
  for (let second = 0; second < 24; second += 3) {
    await waitIdle(page, 3);
    expect(await highlighted(page)).toBe(await speaking(page));
    await finishSentence(page);
  }
  await pressGuideKey(page, 'down');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await waitIdle(page, IDLE_SECONDS + 2);
  await expect(idleWarning(page)).toBeVisible();
});
