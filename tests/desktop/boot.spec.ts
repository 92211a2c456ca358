import { allScreens, attemptedPath } from '../support/site';
import { expect, goTo, skipWithoutKiosk, test } from './support/test';

test('opens a window with every screen, and the host alone', async ({ app, window }) => {
  await test.step('at 1280 by 800, or maximized if the screen is smaller', async () => {
    const { windows, fits } = await app.evaluate(({ BrowserWindow, screen }) => {
      const { width, height } = screen.getPrimaryDisplay().workAreaSize;
      const all = BrowserWindow.getAllWindows();
      const states = all.map((each) => [each.isVisible(), each.isMaximized(), each.getSize()]);
      return { windows: states, fits: width >= 1280 && height >= 800 };
    });
    expect(windows).toEqual([[true, !fits, fits ? [1280, 800] : expect.anything()]]);
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
  await test.step('and gives it nothing of Node or Electron', async () => {
    const names = ['require', 'process', 'module', 'Buffer', 'electron', 'ipcRenderer', 'standInSend'];
    const found = await window.evaluate((all) => all.filter((name) => name in globalThis), names);
    expect(found).toEqual([]);
    expect(await window.evaluate(() => Object.isFrozen(globalThis.foundationHost))).toBe(true);
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
