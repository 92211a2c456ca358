import type { DesktopApp } from '../support/desktop/desktop-app';
import { expect, goTo, skipWithoutKiosk, test } from '../support/desktop/test';
import { allScreens, attemptedPath } from '../support/site';

test('opens one visible, sandboxed window at 1280 by 800, or maximized if the screen is smaller', async ({
  app,
  window,
}) => {
  await expect(window).toHaveTitle(/^Home.*Weaving Hope/);
  const { windows, fits, preferences } = await app.evaluate(({ BrowserWindow, screen }) => {
    const { width, height } = screen.getPrimaryDisplay().workAreaSize;
    const all = BrowserWindow.getAllWindows();
    // Electron provides this method for its own tests, without a type.
    const contents = all[0]?.webContents as unknown as { getLastWebPreferences(): Electron.WebPreferences };
    return {
      windows: all.map((each) => ({
        isVisible: each.isVisible(),
        size: each.getSize(),
        isMaximized: each.isMaximized(),
      })),
      fits: width >= 1280 && height >= 800,
      preferences: contents.getLastWebPreferences(),
    };
  });
  const layout = fits ? { size: [1280, 800], isMaximized: false } : { isMaximized: true };
  expect(windows).toEqual([expect.objectContaining({ isVisible: true, ...layout })]);
  expect(preferences).toMatchObject({
    contextIsolation: true,
    nodeIntegration: false,
    sandbox: true,
    webSecurity: true,
  });
});

test('shows every screen without errors or violations of the content security policy', async ({ window }) => {
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
    desk: {
      language: 'en',
      isMac: process.platform === 'darwin',
      reportVisitEnd: 'function',
      startContent: {
        begin: 'function',
        read: 'function',
        reportShown: 'function',
        reportRefused: 'function',
      },
      print: 'function',
      openContent: 'function',
      savePdf: 'function',
      saveContent: 'function',
      onCommand: 'function',
      reportEdits: 'function',
      reportDrafts: 'function',
      reportLanguage: 'function',
      onOpenScreen: 'function',
    },
  });
  expect(globals).toMatchObject({ isFrozen: true, others: [] });
});

test('opens a link to another screen in the same window after a middle click', async ({ app, window }) => {
  await window.getByRole('link', { name: 'Services', exact: true }).first().click({ button: 'middle' });
  await expect(window).toHaveTitle(/^Services/);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  await expect.poll(() => window.context().pages().length).toBe(1);
});

const isMinimized = (app: DesktopApp) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized());

test('comes to the front when the app is started again', async ({ app }) => {
  await app.evaluate(({ BrowserWindow }) => {
    const [first] = BrowserWindow.getAllWindows();
    first?.minimize();
  });
  // macOS minimizes a window slowly, and does not hide it meanwhile. Linux may have no window manager that minimizes.
  if (process.platform === 'darwin') await expect.poll(() => isMinimized(app)).toBe(true);
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide());
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
  expect(stderr).toContainEqual(expect.stringMatching(/^The kiosk cannot start: .* the app open already, /));
});
