import { displaySettingsOption, openDisplaySettings } from '../../support/display-settings';
import { switchEasyReadOn } from '../../support/easy-read';
import { openKiosk, waitForNextPress } from '../../support/kiosk';
import { expect, screens, test } from '../../support/site';

test.use({ viewport: { width: 1080, height: 1920 } });

declare global {
  var pressed: { left: string[]; prevented: string[] };
  var locks: { released: boolean }[];
}

test('the kiosk does not sleep', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.locks = [];
    let isTouched = false;
    const onTouch = () => {
      isTouched = true;
    };
    window.addEventListener('pointerup', onTouch, true);
    const request = async () => {
      if (!isTouched) throw new DOMException('Nobody has touched the page.', 'NotAllowedError');
      const lock = { released: false, release: async () => undefined };
      globalThis.locks.push(lock);
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await openKiosk(page, screens.contact);
  const locks = () => page.evaluate(() => globalThis.locks.map(({ released }) => released));
  expect(await locks()).toEqual([]);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(locks).toEqual([false]);
  // As when the battery is low.
  await page.evaluate(() => {
    for (const lock of globalThis.locks) lock.released = true;
  });
  await page.clock.runFor(10_000);
  expect(await locks()).toEqual([true, false]);
});

test('neither a translation nor a keyboard of the system comes between', async ({ page }) => {
  await openKiosk(page, screens.contact);
  const field = page.getByLabel('First Name');
  expect(await page.evaluate(() => document.documentElement.translate)).toBe(false);
  for (const each of await page.getByRole('textbox').all()) {
    await expect(each).toHaveAttribute('inputmode', 'none');
    await expect(each).toHaveAttribute('virtualkeyboardpolicy', 'manual');
  }
  await field.click();
  await expect(page.getByRole('region', { name: 'On-screen keyboard' })).toBeVisible();
});

test('the browser acts on no key of its own, only on those that type, move or edit', async ({ page }) => {
  await openKiosk(page, screens.contact);
  const field = page.getByLabel('First Name');
  await page.evaluate(() => {
    globalThis.pressed = { left: [], prevented: [] };
    window.addEventListener('keydown', ({ code, defaultPrevented }) => {
      globalThis.pressed[defaultPrevented ? 'prevented' : 'left'].push(code);
    });
  });
  const own = ['F3', 'F5', 'F6', 'F7', 'Control+f', 'Control+p', 'Control+s', 'Alt+ArrowLeft'];
  for (const key of [...own, 'Slash', 'Quote']) await page.keyboard.press(key);
  await field.focus();
  for (const key of ['a', 'Slash', 'Quote', 'ArrowLeft', 'Control+a', 'Control+v'])
    await page.keyboard.press(key);
  expect(await page.evaluate(() => globalThis.pressed)).toEqual({
    left: [
      ...['ControlLeft', 'ControlLeft', 'ControlLeft', 'AltLeft'],
      ...['KeyA', 'Slash', 'Quote', 'ArrowLeft', 'ControlLeft', 'KeyA', 'ControlLeft', 'KeyV'],
    ],
    prevented: ['F3', 'F5', 'F6', 'F7', 'KeyF', 'KeyP', 'KeyS', 'ArrowLeft', 'Slash', 'Quote'],
  });
  // Elsewhere, they leave the site.
  for (const key of ['Shift', 'Shift', 'Shift']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/#\/contact$/);
});

test('nothing can be copied or cut', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openKiosk(page, screens.contact);
  const field = page.getByLabel('First Name');
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await field.fill('Ada');
  for (const key of ['Control+C', 'Control+X']) {
    await field.press('Control+A');
    await field.press(key);
  }
  await expect(field).toHaveValue('Ada');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
});

test('settings and Easy read are neither kept in the address nor taken from it', async ({ page }) => {
  await openKiosk(page, screens.about, 'text=200');
  const address = page.url();
  await switchEasyReadOn(page);
  await openDisplaySettings(page);
  await expect(displaySettingsOption(page, 'Text size', '100%')).toBeChecked();
  await displaySettingsOption(page, 'Text size', '150%').check();
  expect(page.url()).toBe(address);
});

test('middle clicks and clicks with a modifier key open nothing', async ({ page, context }) => {
  await openKiosk(page);
  const opened: string[] = [];
  context.on('page', (other) => opened.push(other.url()));
  page.on('download', (download) => opened.push(download.url()));
  const link = page.getByRole('main').getByRole('link', { name: 'Talk to us' });
  await link.click({ button: 'middle' });
  for (const modifier of ['Control', 'Shift', 'Alt'] as const) {
    await link.click({ modifiers: [modifier] });
    await link.focus();
    await page.keyboard.press(`${modifier}+Enter`);
  }
  await expect(page).toHaveURL(/#\/$/);
  await waitForNextPress(page);
  await link.click();
  await expect(page).toHaveURL(/#\/contact$/);
  expect(opened).toEqual([]);
  expect(context.pages()).toHaveLength(1);
});
