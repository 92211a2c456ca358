import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { staff } from '../../src/copy/en/kiosk/staff';
import { enterPin, openStaffPanel, pressInStaffPanel, staffPanel } from './staff-panel';
import { runInPage } from './support/in-main';
import { expect, open, skipWithoutKiosk, test } from './support/test';

skipWithoutKiosk();
test.use({ appArguments: ['--kiosk', '--exit-pin=246810'] });

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
  await test.step('it cannot be closed, not even by a script, and refuses a wrong PIN', async () => {
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
    await runInPage(app, 'foundationHost.kiosk.leave()');
    await openStaffPanel(window);
    await enterPin(window, '1111');
    await expect(staffPanel(window).getByRole('alert')).toHaveText(staff.refused);
    await expect(staffPanel(window).getByRole('button', { name: 'Leave kiosk' })).toHaveCount(0);
    expect(await windows()).toBe(1);
  });
});

test('quits when staff leave with the right PIN; neither the log nor another process gets to know it', async () => {
  const folder = test.info().outputPath('log');
  await mkdir(folder);
  const args = ['--kiosk', `--log-dir=${folder}`, '--kiosk-name=lobby-2'];
  const { app, window } = await open(args, { FOUNDATION_EXIT_PIN: '246810' });
  const readLog = () => readFile(join(folder, 'weaving-hope-lobby-2.log'), 'utf8');
  await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
  // Chromium's processes get the environment of this one.
  expect(await app.evaluate(() => Object.values(process.env).includes('246810'))).toBe(false);
  await app.evaluate(({ BrowserWindow }) => {
    const contents: NodeJS.EventEmitter | undefined = BrowserWindow.getAllWindows()[0]?.webContents;
    const url = 'https://foundation.example/private?text=secret';
    const event = Object.assign(new Event('navigation', { cancelable: true }), { url, isMainFrame: true });
    contents?.emit('will-frame-navigate', event);
  });

  for (const isReset of [true, false]) {
    await openStaffPanel(window);
    await enterPin(window, '246810');
    if (isReset) await pressInStaffPanel(window, new RegExp(`^${staff.reset}$`));
    const leave = staffPanel(window).getByRole('button', { name: 'Leave kiosk' });
    await expect(leave).toBeVisible({ visible: !isReset });
  }
  // The end of a Windows session gives the app no time to write later.
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.emit('session-end', { reasons: ['logoff'] });
  });
  expect(await readLog()).toContain('"session-end"');
  // The page may disappear before the press has ended.
  await pressInStaffPanel(window, /^Leave kiosk$/).catch(() => undefined);
  expect(await app.exited).toBe(0);

  const text = await readLog();
  const [first, ...others] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(first).toMatchObject({ kiosk: 'lobby-2', event: 'start', mode: 'kiosk', relaunches: 0 });
  const refused = { event: 'refused-navigation', address: 'https://foundation.example' };
  for (const entry of [refused, { event: 'reset' }])
    expect(others).toContainEqual(expect.objectContaining(entry));
  expect(others.at(-1)).toMatchObject({ event: 'exit', reason: 'quit' });
  expect(text).not.toMatch(/secret|246810/);
  await app.close();
});
