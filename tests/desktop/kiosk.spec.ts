import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staff } from '../../src/copy/en/kiosk/staff';
import { enterPin, openStaffPanel, pressInStaffPanel, staffPanel } from './staff-panel';
import { headline, runInPage } from './support/in-main';
import { expect, goTo, open, skipWithoutKiosk, test } from './support/test';

skipWithoutKiosk();
const options = '--kiosk --exit-pin=246810 --idle-seconds=300 --screen-inches=43 --keypad=numeric';
const log = mkdtempSync(join(tmpdir(), 'kiosk-'));
test.afterAll(() => rmSync(log, { recursive: true, force: true }));
test.use({ appArguments: [...options.split(' '), '--start=/services', `--log-dir=${log}`] });

test('fills the display, and nothing leads away without the PIN', async ({ app, window }) => {
  const windows = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);

  await test.step('it is on top and has no menu', async () => {
    const state = () =>
      app.evaluate(({ BrowserWindow, Menu, screen }) => {
        const [first] = BrowserWindow.getAllWindows();
        const { bounds } = screen.getPrimaryDisplay();
        const fillsDisplay = `${first?.getSize()}` === `${[bounds.width, bounds.height]}`;
        const states = [first?.isKiosk(), first?.isAlwaysOnTop(), first?.isVisible(), fillsDisplay];
        return [...states, Menu.getApplicationMenu()];
      });
    await expect.poll(state).toEqual([true, true, true, true, null]);
  });

  await test.step('the page gets to know the options, but not the PIN', async () => {
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

  await test.step('no dialog opens to print or to choose a file', async () => {
    const outcome = await window.evaluate(async () => {
      const field = Object.assign(document.createElement('input'), { type: 'file' });
      document.body.append(field);
      const isAllowed = field.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      field.remove();
      // Not every browser has these.
      const { showOpenFilePicker } = globalThis as { showOpenFilePicker?: () => Promise<object> };
      const picked = await showOpenFilePicker?.().catch(({ name }: Error) => name);
      return [isAllowed, print(), picked, document.execCommand('Print')];
    });
    expect(outcome).toEqual([false, undefined, 'AbortError', false]);
  });

  await test.step('a second process says that it is open', async () => {
    expect(await app.launchAgain()).toMatchObject({ exitCode: 3 });
    expect(await windows()).toBe(1);
  });

  await test.step('an empty page, to which a script leads, is replaced at once', async () => {
    // Where the kiosk starts.
    await goTo(window, '#/services');
    await expect(window).toHaveTitle(/^Services/);
    const shown = (await window.getByRole('heading', { level: 1 }).textContent()) ?? 'no headline';
    // Only a new page has the right headline.
    await runInPage(app, `document.querySelector('h1').textContent = 'old'; location.href = 'about:blank'`);
    await expect.poll(() => headline(app)).toBe(shown);
    // Not only because of missing heartbeats, which takes longer.
    expect(await readFile(join(log, 'weaving-hope.log'), 'utf8')).toContain('"failure":"left-site"');
  });

  await test.step('it cannot be closed, and locks after five wrong PINs', async () => {
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
    expect(await windows()).toBe(1);
  });
});

test('quits when staff leave with the right PIN; neither the log nor another process gets to know it', async () => {
  const folder = test.info().outputPath('log');
  await mkdir(folder);
  const { app, window } = await open(['--kiosk', `--log-dir=${folder}`, '--kiosk-name=lobby-2'], {
    FOUNDATION_EXIT_PIN: '246810',
  });
  await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
  // Chromium's processes get the environment of this one.
  expect(await app.evaluate(() => Object.values(process.env).includes('246810'))).toBe(false);
  await app.evaluate(({ BrowserWindow }) => {
    const [first] = BrowserWindow.getAllWindows();
    const url = 'https://foundation.example/private?text=secret';
    const event = Object.assign(new Event('navigation', { cancelable: true }), { url, isMainFrame: true });
    (first?.webContents as NodeJS.EventEmitter | undefined)?.emit('will-frame-navigate', event);
  });

  await openStaffPanel(window);
  await enterPin(window, '246810');
  await pressInStaffPanel(window, new RegExp(`^${staff.reset}$`));
  await expect(staffPanel(window)).toBeHidden();
  await openStaffPanel(window);
  await enterPin(window, '246810');
  await expect(staffPanel(window).getByRole('button', { name: 'Leave kiosk' })).toBeVisible();
  const readLog = () => readFile(join(folder, 'weaving-hope-lobby-2.log'), 'utf8');
  // The end of a Windows session gives the app no time to write later.
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.emit('session-end', { reasons: ['logoff'] });
  });
  expect(await readLog()).toContain('"session-end"');
  // The page may disappear before the press has ended.
  await pressInStaffPanel(window, /^Leave kiosk$/).catch(() => undefined);
  expect(await app.exited).toBe(0);

  const text = await readLog();
  const entries = text.trimEnd().split('\n');
  const [first, ...others] = entries.map((line) => JSON.parse(line));
  expect(first).toMatchObject({ kiosk: 'lobby-2', event: 'start', mode: 'kiosk', relaunches: 0 });
  expect(others).toContainEqual(
    expect.objectContaining({ event: 'refused-navigation', address: 'https://foundation.example' }),
  );
  expect(others).toContainEqual(expect.objectContaining({ event: 'reset' }));
  expect(others.at(-1)).toMatchObject({ event: 'exit', reason: 'quit' });
  expect(text).not.toMatch(/secret|246810/);
  await app.close();
});
