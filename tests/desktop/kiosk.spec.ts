import { headline, interceptEffects, interceptedEffects, runInPage } from '../support/desktop/in-main';
import { enterPin, openStaffPanel, staffPanel } from '../support/desktop/staff-panel';
import { expect, goTo, skipWithoutKiosk, test } from '../support/desktop/test';

skipWithoutKiosk();
test.use({
  appArguments: [
    '--kiosk',
    '--exit-pin=246810',
    '--idle-seconds=300',
    '--screen-inches=43',
    '--keypad=numeric',
    '--start=/services',
  ],
});

test('fills the display and has no menu', async ({ app }) => {
  const state = () =>
    app.evaluate(({ BrowserWindow, Menu, screen }) => {
      const [first] = BrowserWindow.getAllWindows();
      const { bounds } = screen.getPrimaryDisplay();
      return {
        isKiosk: first?.isKiosk(),
        isOnTop: first?.isAlwaysOnTop(),
        isVisible: first?.isVisible(),
        fillsDisplay: `${first?.getSize()}` === `${[bounds.width, bounds.height]}`,
        menu: Menu.getApplicationMenu(),
      };
    });
  const expected = { isKiosk: true, isOnTop: true, isVisible: true, fillsDisplay: true, menu: null };
  await expect.poll(state).toEqual(expected);
});

test('exposes the times, the display and that there is a PIN, but not the PIN', async ({ window }) => {
  const host = await window.evaluate(() => {
    const exposed = globalThis.foundationHost;
    return exposed?.mode === 'kiosk' ? JSON.stringify(exposed.kiosk) : '{}';
  });
  expect(JSON.parse(host)).toMatchObject({
    times: { idleSeconds: 300, warningSeconds: 30 },
    display: { inches: 43 },
    keypad: 'numeric',
    asksForPin: true,
  });
  expect(host).not.toContain('246810');
});

test('stays on the site and opens nothing externally', async ({ app, window }) => {
  await interceptEffects(app);
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
    .poll(async () => (await interceptedEffects(app)).navigations)
    .toContainEqual({ url: 'https://foundation.example/', isRefused: true });
  expect((await interceptedEffects(app)).external).toEqual([]);
  expect(window.url()).toBe(address);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});

test('opens no dialog to print or to choose a file', async ({ window }) => {
  const outcome = await window.evaluate(async () => {
    const field = Object.assign(document.createElement('input'), { type: 'file' });
    document.body.append(field);
    const isAllowed = field.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    field.remove();
    // Not every browser has these.
    const { showOpenFilePicker } = globalThis as { showOpenFilePicker?: () => Promise<object> };
    const picked = await showOpenFilePicker?.().catch(({ name }: Error) => name);
    return { isAllowed, printed: print(), picked, printedByCommand: document.execCommand('Print') };
  });
  expect(outcome).toEqual({
    isAllowed: false,
    printed: undefined,
    picked: 'AbortError',
    printedByCommand: false,
  });
});

test('shows the site again at once if a script leads to an empty page', async ({ app, window }) => {
  // Where the kiosk starts.
  await goTo(window, '#/services');
  await expect(window).toHaveTitle(/^Services/);
  const shown = (await window.getByRole('heading', { level: 1 }).textContent()) ?? 'no headline';
  // Only a new page has the right headline.
  await runInPage(app, `document.querySelector('h1').textContent = 'old'; location.href = 'about:blank'`);
  // Long before missing heartbeats would be noticed, after 20 seconds.
  await expect.poll(() => headline(app), { timeout: 15_000 }).toBe(shown);
});

test('opens no second window when it is started again, and the second process says so', async ({ app }) => {
  expect(await app.launchAgain()).toMatchObject({ exitCode: 3 });
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});

test('cannot be closed or left without the PIN, and locks after five wrong ones', async ({ app, window }) => {
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  // No button does it yet, but an injected script could.
  await window.evaluate(() => {
    const host = globalThis.foundationHost;
    if (host?.mode === 'kiosk') host.kiosk.leave?.();
  });
  await openStaffPanel(window);
  const answer = staffPanel(window).getByRole('alert');
  for (const pin of ['1111', '2222', '3333', '4444']) {
    await enterPin(window, pin);
    await expect(answer).toHaveText('That is not the right PIN.');
  }
  for (const pin of ['5555', '246810']) {
    await enterPin(window, pin);
    await expect(answer).toHaveText(/^Too many tries\. Try again in \d+ seconds\.$/);
  }
  await expect(staffPanel(window).getByRole('button', { name: 'Leave kiosk' })).toHaveCount(0);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});
