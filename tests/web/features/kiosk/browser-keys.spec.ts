import { openKiosk } from '../../../support/kiosk';
import { expect, screens, test } from '../../../support/site';

declare global {
  /** The keys that the browser may act on, and those that it may not. */
  var pressed: { left: string[]; prevented: string[] };
  /** The wake locks that were granted. */
  var locks: { released: boolean }[];
}

test('a browser acts on no key of its own, only on those that type, move or edit', async ({ page }) => {
  await openKiosk(page, screens.contact);
  await page.evaluate(() => {
    globalThis.pressed = { left: [], prevented: [] };
    window.addEventListener('keydown', ({ code, defaultPrevented }) => {
      globalThis.pressed[defaultPrevented ? 'prevented' : 'left'].push(code);
    });
  });
  const own = ['F3', 'F5', 'F6', 'F7', 'Control+f', 'Control+p', 'Control+s', 'Alt+ArrowLeft'];
  for (const key of [...own, 'Slash', 'Quote']) await page.keyboard.press(key);

  await page.getByLabel('First Name').focus();
  for (const key of ['a', 'Slash', 'Quote', 'ArrowLeft', 'Control+a', 'Control+v'])
    await page.keyboard.press(key);
  expect(await page.evaluate(() => globalThis.pressed)).toEqual({
    left: [
      ...['ControlLeft', 'ControlLeft', 'ControlLeft', 'AltLeft'],
      ...['KeyA', 'Slash', 'Quote', 'ArrowLeft', 'ControlLeft', 'KeyA', 'ControlLeft', 'KeyV'],
    ],
    prevented: ['F3', 'F5', 'F6', 'F7', 'KeyF', 'KeyP', 'KeyS', 'ArrowLeft', 'Slash', 'Quote'],
  });
});

test('neither a keyboard of the system, nor a translation, nor sleep comes between', async ({ page }) => {
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
  const locks = () => page.evaluate(() => globalThis.locks.map(({ released }) => released));
  await openKiosk(page, screens.contact);
  expect(await locks()).toEqual([]);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(locks, { timeout: 5_000 }).toEqual([false]);
  await page.clock.runFor(30_000);
  expect(await locks()).toEqual([false]);
  // As when the battery is low.
  await page.evaluate(() => {
    for (const lock of globalThis.locks) lock.released = true;
  });
  await page.clock.runFor(10_000);
  expect(await locks()).toEqual([true, false]);
  expect(await page.evaluate(() => document.documentElement.translate)).toBe(false);
  for (const field of await page.getByRole('textbox').all()) {
    await expect(field).toHaveAttribute('inputmode', 'none');
    await expect(field).toHaveAttribute('virtualkeyboardpolicy', 'manual');
  }
  await page.getByLabel('First Name').click();
  await expect(page.getByRole('region', { name: 'On-screen keyboard' })).toBeVisible();
});
