import type { Locator } from 'playwright/test';
import { expectNoAxeViolations } from '../../../support/axe';
import { changeDisplaySettings, openDisplaySettings } from '../../../support/display-settings';
import { pressGuideKey, pressUntil } from '../../../support/guide';
import {
  IDLE_SECONDS,
  idleWarning,
  keyboardKey,
  mockOpenHost,
  openKiosk,
  restScreen,
  tapDock,
  waitForNextPress,
  waitIdle,
} from '../../../support/kiosk';
import { further } from '../../../support/matrix';
import { readPage } from '../../../support/screen-reader';
import { allScreens, expect, screens, test } from '../../../support/site';
import { mockVoices } from '../../../support/speech';
import { expectTargetSize, kioskTargets } from '../../../support/targets';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

test('axe finds no violation in the settings, for staff, and in the idle warning', async ({ page }) => {
  await openKiosk(page);
  await tapDock(page, 'Lower screen');
  await openDisplaySettings(page);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Shift+Q');
  const learn = page.getByRole('button', { name: 'Set up a keypad' });
  await expect(learn).toBeVisible();
  await expectNoAxeViolations(page);
  await learn.click();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter', 'F1']) await page.keyboard.press(key);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'My keypad has no more keys' }).click();
  await expect(page.getByText('--keypad=')).toBeVisible();
  await expectNoAxeViolations(page);
  await waitIdle(page, IDLE_SECONDS + 2);
  await expect(idleWarning(page)).toBeVisible();
  await expectNoAxeViolations(page);
});

test(
  'axe finds no violation in Spanish: in Menu, in Easy read, for staff, and on the rest screen',
  further,
  async ({ page }) => {
    const press = async (root: Locator, name: string) => {
      await waitForNextPress(page);
      await root.getByRole('button', { name, exact: true }).tap();
    };
    const controls = page.getByRole('region', { name: 'Controles' });
    const dialog = page.getByRole('dialog');
    await mockOpenHost(page);
    await openKiosk(page, screens.services, 'lang=es');
    await press(controls, 'Menú');
    await expectNoAxeViolations(page);
    await press(dialog, 'Cerrar');
    await press(controls, 'Lectura fácil');
    await expect(page.getByRole('button', { name: 'Mostrar la página completa' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Control+Shift+Q');
    await expect(page.getByRole('dialog', { name: 'Personal' })).toContainText('Salir del kiosco');
    await expectNoAxeViolations(page);
    await press(dialog, 'Cerrar');
    await press(controls, 'Terminar');
    await press(dialog, 'Sí, terminar');
    await expect(restScreen(page)).toBeVisible();
    await expectNoAxeViolations(page);
  },
);

test(
  'axe finds no violation with the audio guide on, in its help and behind its curtain',
  further,
  async ({ page }) => {
    await mockVoices(page);
    await openKiosk(page, screens.about);
    await changeDisplaySettings(page, { Colors: 'Black and yellow' });
    await pressGuideKey(page, 'down');
    await pressGuideKey(page, 'down');
    await expect(page.locator('.guide-caption')).not.toBeEmpty();
    await expectNoAxeViolations(page);
    await pressGuideKey(page, 'help');
    await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
    await expectNoAxeViolations(page);
    await pressUntil(page, 'down', /^Hide the screen until I press a key, button/);
    await pressGuideKey(page, 'action');
    await expect(
      page.getByText('Screen hidden. Press any key to show it.', { exact: true }).last(),
    ).toBeVisible();
    await expectNoAxeViolations(page);
  },
);

test('the dock is spoken in its order, with what is on and what has nothing to do', async ({ page }) => {
  await openKiosk(page);
  await tapDock(page, 'Lower screen');
  const transcript = await readPage(page);
  expect(transcript.slice(transcript.indexOf('region, Controls'))).toEqual([
    'region, Controls',
    'button, Home',
    'button, Back, disabled',
    'button, Menu, has popup dialog',
    'button, Page up',
    'button, Page down, Next: Get Support Today',
    'button, Easy read, not disabled, not pressed',
    'button, Text and colors, has popup dialog',
    'button, Lower screen, Bring everything lower, pressed',
    'button, Finish, has popup dialog',
  ]);
});

test('every target is at least 56 px wide and tall, and 8 px apart', async ({ page }) => {
  // Else there is no Read aloud.
  await mockVoices(page);
  for (const screen of allScreens) {
    await test.step(screen.name, async () => {
      await openKiosk(page, screen);
      await expectTargetSize(page, kioskTargets);
    });
  }
  await openKiosk(page, screens.contact);
  await openDisplaySettings(page);
  await expectTargetSize(page, kioskTargets);
  await page.keyboard.press('Escape');
  await page.getByLabel('First Name').tap();
  await expect(keyboardKey(page, 'Close keyboard')).toBeVisible();
  await expectTargetSize(page, kioskTargets);
});
