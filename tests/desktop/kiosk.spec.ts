import type { Page } from 'playwright';
import { seenRefusals, watchRefusals } from '../support/desktop/refusals';
import { expect, test } from '../support/desktop/test';

test.use({ appArguments: ['--kiosk', '--exit-pin=246810', '--idle-seconds=300', '--start=/services'] });

/** Has PINs checked by the page's own port, one after the other. */
function checkPins(window: Page, pins: readonly string[]) {
  return window.evaluate(async (given) => {
    const host = globalThis.foundationHost;
    const answers: unknown[] = [];
    if (host?.mode !== 'kiosk') return answers;
    for (const pin of given) answers.push(await host.kiosk.checkPin(pin));
    return answers;
  }, pins);
}

test('fills the display, with no menu', async ({ app }) => {
  const look = await app.evaluate(({ BrowserWindow, Menu, screen }) => {
    const [first] = BrowserWindow.getAllWindows();
    return {
      isKiosk: first?.isKiosk(),
      isOnTop: first?.isAlwaysOnTop(),
      isVisible: first?.isVisible(),
      width: first?.getBounds().width === screen.getPrimaryDisplay().bounds.width,
      menu: Menu.getApplicationMenu(),
    };
  });
  expect(look).toEqual({ isKiosk: true, isOnTop: true, isVisible: true, width: true, menu: null });
});

test('tells the page its times, and that there is a PIN, but not the PIN', async ({ window }) => {
  const host = await window.evaluate(() => {
    const given = globalThis.foundationHost;
    return given?.mode === 'kiosk' ? { ...given.kiosk, keys: Object.keys(given.kiosk) } : undefined;
  });
  expect(host).toMatchObject({ times: { idleSeconds: 300, warningSeconds: 30 }, asksForPin: true });
  expect(host?.keys).toEqual(['times', 'asksForPin', 'checkPin', 'leave', 'reportReset', 'reportAlive']);
  expect(JSON.stringify(host)).not.toContain('246810');
});

test('stays on the site and hands nothing to the system', async ({ app, window }) => {
  await watchRefusals(app);
  const address = window.url();
  await window.evaluate(() => {
    for (const href of ['mailto:a@foundation.example', 'https://foundation.example/']) {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
      link.remove();
    }
    open('https://foundation.example/by-script');
  });
  await expect
    .poll(async () => (await seenRefusals(app)).navigations)
    .toContainEqual({ url: 'https://foundation.example/', refused: true });
  expect((await seenRefusals(app)).system).toEqual([]);
  expect(window.url()).toBe(address);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});

test('downloads nothing', async ({ app, window }) => {
  await watchRefusals(app);
  await window.evaluate(() => {
    Object.assign(document.createElement('a'), { href: 'data:text/plain,hello', download: 'a.txt' }).click();
  });
  await expect.poll(async () => (await seenRefusals(app)).downloads).toEqual([true]);
});

test('grants no permission at all', async ({ window }) => {
  const states = await window.evaluate(async () => {
    const names = ['geolocation', 'notifications', 'camera', 'clipboard-read', 'clipboard-write'];
    const all = await Promise.all(
      names.map((name) => navigator.permissions.query({ name: name as PermissionName })),
    );
    return all.map(({ state }) => state);
  });
  expect(states).toEqual(['denied', 'denied', 'denied', 'denied', 'denied']);
});

test('opens no dialog to print or to choose a file', async ({ window }) => {
  const outcome = await window.evaluate(() => {
    const field = Object.assign(document.createElement('input'), { type: 'file' });
    document.body.append(field);
    const isOpened = field.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    field.remove();
    return { isOpened, printed: print() };
  });
  expect(outcome).toEqual({ isOpened: false, printed: undefined });
});

test('is not closed like any window', async ({ app }) => {
  const isOpen = await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.close();
    return BrowserWindow.getAllWindows().length;
  });
  expect(isOpen).toBe(1);
});

test('refuses keys that lead out, and lets the staff and writers type', async ({ app }) => {
  const refused = await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const none = { type: 'keyDown', shift: false, control: false, alt: false, meta: false };
    const isRefused = (input: object) => {
      let prevented = false;
      const event = { preventDefault: () => (prevented = true) };
      contents?.emit('before-input-event', event, { ...none, ...input });
      return prevented;
    };
    return {
      reload: isRefused({ key: 'r', control: true }),
      close: isRefused({ key: 'F4', alt: true }),
      staff: isRefused({ key: 'Q', control: true, shift: true }),
      letter: isRefused({ key: 'a' }),
    };
  });
  expect(refused).toEqual({ reload: true, close: true, staff: false, letter: false });
});

test('does not let anybody leave without the PIN, and locks after five wrong ones', async ({
  app,
  window,
}) => {
  await window.evaluate(() => {
    const host = globalThis.foundationHost;
    if (host?.mode === 'kiosk') host.kiosk.leave();
  });
  const answers = await checkPins(window, ['1111', '2222', '3333', '4444', '5555', '246810']);
  expect(answers.slice(0, 4)).toEqual(Array(4).fill({ result: 'refused' }));
  for (const answer of answers.slice(4)) {
    expect(answer).toEqual({ result: 'locked', seconds: expect.any(Number) });
  }
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});
