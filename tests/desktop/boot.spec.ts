import { methodsOf, type PortName } from '../../src/host/contract';
import { allScreens, attemptedPath } from '../support/site';
import { expect, goTo, skipWithoutKiosk, test } from './support/test';

test('opens a sandboxed window with every screen, and the host alone', async ({ app, window }) => {
  await test.step('at 1280 by 800, or maximized if the screen is smaller', async () => {
    const { windows, fits, preferences } = await app.evaluate(({ BrowserWindow, screen }) => {
      const { width, height } = screen.getPrimaryDisplay().workAreaSize;
      const all = BrowserWindow.getAllWindows();
      // Electron provides this method for its own tests, without a type.
      const contents = all[0]?.webContents as unknown as { getLastWebPreferences(): Electron.WebPreferences };
      return {
        windows: all.map((each) => [each.isVisible(), each.isMaximized(), each.getSize()]),
        fits: width >= 1280 && height >= 800,
        preferences: contents.getLastWebPreferences(),
      };
    });
    expect(windows).toEqual([[true, !fits, fits ? [1280, 800] : expect.anything()]]);
    const locked = { contextIsolation: true, nodeIntegration: false, sandbox: true, webSecurity: true };
    expect(preferences).toMatchObject(locked);
  });

  await test.step('without errors or violations of the content security policy', async () => {
    const problems: string[] = [];
    window.on('pageerror', ({ message }) => problems.push(message));
    window.on('console', (message) => {
      if (message.type() === 'error' && !attemptedPath.test(message.text())) problems.push(message.text());
    });
    await window.reload();
    for (const { name, hash } of allScreens) {
      await goTo(window, hash);
      await expect(window).toHaveTitle(new RegExp(`^${name}`));
      await expect(window.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
    expect(problems).toEqual([]);
  });

  await test.step('and exposes functions of its contract alone', async () => {
    const { host, ...globals } = await window.evaluate(() => {
      const { foundationHost } = globalThis;
      const inner = ['require', 'process', 'module', 'Buffer', 'electron', 'ipcRenderer', 'standInSend'];
      return {
        host: JSON.stringify(foundationHost, (_key, value) => (typeof value === 'function' ? '()' : value)),
        isFrozen: Object.isFrozen(foundationHost),
        others: inner.filter((name) => name in globalThis),
      };
    });
    const functions = (port: PortName) => Object.fromEntries(methodsOf(port).map(({ name }) => [name, '()']));
    const [startContent, website] = [functions('startContent'), functions('website')];
    const desk = { language: 'en', isMac: process.platform === 'darwin', startContent, website };
    expect(JSON.parse(host)).toEqual({ mode: 'desk', desk: { ...desk, ...functions('desk') } });
    expect(globals).toEqual({ isFrozen: true, others: [] });
  });
});

test('comes to the front when it is started again, and says so if that is to be a kiosk', async ({ app }) => {
  const windows = () =>
    app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map((each) => [each.isVisible(), each.isMinimized()]),
    );
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  // macOS minimizes a window slowly, and does not hide it meanwhile. Linux may have no window manager that minimizes.
  if (process.platform === 'darwin') await expect.poll(async () => (await windows())[0]?.[1]).toBe(true);
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide());
  expect(await app.launchAgain()).toMatchObject({ exitCode: 0 });
  await expect.poll(windows).toEqual([[true, false]]);

  skipWithoutKiosk();
  const { exitCode, stderr } = await app.launchAgain(['--kiosk']);
  expect(exitCode).toBe(3);
  expect(stderr).toContainEqual(expect.stringMatching(/^The kiosk cannot start: .* the app open already, /));
});
