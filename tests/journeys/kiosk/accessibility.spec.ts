import type { Locator } from 'playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { changeDisplaySettings, openDisplaySettings } from '../../support/display-settings';
import {
  dock,
  goTo,
  keyboardKey,
  mockOpenHost,
  openKiosk,
  tapDock,
  test,
  waitForNextPress,
} from '../../support/kiosk';
import { beginVisit, restScreen, waitForRestScreen } from '../../support/kiosk-visit';
import { read } from '../../support/screen-reader';
import { allScreens, expect, screens } from '../../support/site';
import { mockVoices } from '../../support/speech';
import { expectTargetSize, kioskTargets } from '../../support/targets';
import { expectWholeWords } from '../../support/whole-words';

// What opens from other screens is checked where it is opened; see the other journeys.
test('axe, the size of targets, and the order in which the dock is spoken', async ({ page }) => {
  // Else there is no Read aloud.
  await mockVoices(page);
  await openKiosk(page);

  await test.step('the settings, with Lower screen and in other colors', async () => {
    await tapDock(page, 'Lower screen');
    await openDisplaySettings(page);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await changeDisplaySettings(page, { Colors: 'Black and yellow' });
    await expectNoAxeViolations(page);
  });
  await test.step('the dock is spoken in its order, with the buttons that are on or unavailable', async () => {
    const names = '"Home","Back" [disabled],"Menu","Page up" [disabled],"Page down","Easy read"'.split(',');
    const others = ['"Text and colors"', '"Lower screen" [pressed]', '"Audio guide"', '"Finish"'];
    const buttons = [...names, ...others].map((name) => `button ${name}`);
    expect(await read(dock(page))).toEqual(['region "Controls"', ...buttons]);
    const lower = dock(page).getByRole('button', { name: 'Lower screen' });
    await expect(lower).toHaveAccessibleDescription('Bring everything lower');
  });
  await test.step('every target is at least 56 px wide and tall, and 8 px apart', async () => {
    await waitForRestScreen(page);
    await beginVisit(page);
    for (const screen of allScreens) {
      await goTo(page, screen);
      await expect(page).toHaveTitle(new RegExp(`^${screen.name}`));
      await expectTargetSize(page, kioskTargets);
      // Nothing leads to another site or program.
      await expect(page.locator('a:is([href*=":"], [href*="//"])')).toHaveCount(0);
    }
    await goTo(page, screens.contact);
    await openDisplaySettings(page);
    await expectTargetSize(page, kioskTargets);
    await page.keyboard.press('Escape');
    await page.getByLabel('First Name').tap();
    await expect(keyboardKey(page, 'Close keyboard')).toBeVisible();
    await expectTargetSize(page, kioskTargets);
  });
});

test('in Spanish', async ({ page }) => {
  const press = async (root: Locator, name: string) => {
    await waitForNextPress(page);
    await root.getByRole('button', { name, exact: true }).tap();
  };
  const controls = page.getByRole('region', { name: 'Controles' });
  const dialog = page.getByRole('dialog');
  await mockOpenHost(page);
  await openKiosk(page, screens.services, 'lang=es');

  await test.step('axe, in Menu, in Easy read, for staff, and on the rest screen', async () => {
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
  });
  await test.step('every screen of a narrow kiosk keeps every word whole, with the largest text', async () => {
    await waitForNextPress(page);
    await restScreen(page).getByRole('button', { name: 'Toque para empezar' }).tap();
    for (const screen of allScreens) {
      await goTo(page, screen);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expectWholeWords(page, [page.getByRole('main')], 'kiosk');
    }
  });
});
