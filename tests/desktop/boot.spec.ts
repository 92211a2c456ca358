import { expect, skipWithoutKiosk, test } from '../support/desktop/test';

test('opens one visible window that shows Home', async ({ app, window }) => {
  await expect(window).toHaveTitle(/^Home.*Weaving Hope/);
  await expect
    .poll(() =>
      app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((each) => each.isVisible())),
    )
    .toEqual([true]);
});

test('opens at 1280 by 800, or maximized if the screen is smaller', async ({ app }) => {
  const { fits, size, isMaximized } = await app.evaluate(({ BrowserWindow, screen }) => {
    const [first] = BrowserWindow.getAllWindows();
    const { width, height } = screen.getPrimaryDisplay().workAreaSize;
    const fits = width >= 1280 && height >= 800;
    return { fits, size: first?.getSize(), isMaximized: first?.isMaximized() };
  });
  if (fits) expect({ size, isMaximized }).toEqual({ size: [1280, 800], isMaximized: false });
  else expect(isMaximized).toBe(true);
});

test('sandboxes the page', async ({ app }) => {
  const preferences = await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    // Electron provides this method for its own tests, without a type.
    return (
      contents as unknown as { getLastWebPreferences(): Electron.WebPreferences }
    ).getLastWebPreferences();
  });
  expect(preferences).toMatchObject({
    contextIsolation: true,
    nodeIntegration: false,
    sandbox: true,
    webSecurity: true,
  });
});

test('exposes the host to the page and nothing else', async ({ window }) => {
  const globals = await window.evaluate(() => ({
    host: JSON.stringify(globalThis.foundationHost, (_key, value) =>
      typeof value === 'function' ? 'function' : value,
    ),
    isFrozen: Object.isFrozen(globalThis.foundationHost),
    others: ['require', 'process', 'module', 'Buffer', 'electron', 'ipcRenderer'].filter(
      (name) => name in globalThis,
    ),
  }));
  expect(JSON.parse(globals.host)).toEqual({
    mode: 'desk',
    desk: { reportEdits: 'function', onOpenScreen: 'function' },
  });
  expect(globals).toMatchObject({ isFrozen: true, others: [] });
});

test('opens a link to another screen in the same window after a middle click', async ({ app, window }) => {
  await window.getByRole('link', { name: 'Services', exact: true }).first().click({ button: 'middle' });
  await expect(window).toHaveTitle(/^Services/);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  await expect.poll(() => window.context().pages().length).toBe(1);
});

test('comes to the front when the app is started again', async ({ app }) => {
  await app.evaluate(({ BrowserWindow }) => {
    const [first] = BrowserWindow.getAllWindows();
    first?.minimize();
    first?.hide();
  });
  expect(await app.launchAgain()).toMatchObject({ exitCode: 0 });
  await expect
    .poll(() =>
      app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows().map((each) => [each.isVisible(), each.isMinimized()]),
      ),
    )
    .toEqual([[true, false]]);
});

test('says so when it is to be started as a kiosk at the same time', async ({ app }) => {
  skipWithoutKiosk();
  const { exitCode, stderr } = await app.launchAgain(['--kiosk']);
  expect(exitCode).toBe(3);
  expect(stderr).toContainEqual(
    expect.stringMatching(/^The kiosk cannot start while .* the app open already, /),
  );
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});
