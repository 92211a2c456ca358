import { expect, goTo, test } from '../support/desktop/test';

// What the app and its other specs rely on. It is checked here for Electron and the stand-in alike.
test.use({ appArguments: ['--start=/about'] });

test('a page is not loaded again from its own address with a fragment, except by way of another page', async ({
  app,
  window,
}) => {
  await goTo(window, '#/services');
  await expect(window).toHaveTitle(/^Services/);
  await window.evaluate(() => document.body.classList.add('marked'));
  const load = (urls: readonly string[]) =>
    app.evaluate(async ({ BrowserWindow }, all) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      for (const url of all) await contents?.loadURL(url).catch(() => undefined);
    }, urls);

  const services = 'app://site/#/services';
  await load([services]);
  await expect(window.locator('body.marked')).toHaveCount(1);
  await load(['about:blank', services]);
  await expect(window.locator('body.marked')).toHaveCount(0);
  await expect(window).toHaveTitle(/^Services/);
});

test('a scheme without a handler aborts a load, which is not a failure', async ({ app, window }) => {
  await expect(window).toHaveTitle(/^Home/);
  const failures = await app.evaluate(async ({ BrowserWindow, session }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const codes: number[] = [];
    contents?.on('did-fail-load', (_event, code) => codes.push(code));
    session.fromPartition('site').protocol.unhandle('app');
    await contents?.loadURL('app://site/?again').catch(() => undefined);
    const errAborted = -3;
    return codes.filter((code) => code !== errAborted);
  });
  expect(failures).toEqual([]);
});

test('a page that has crashed never answers', async ({ app }) => {
  const answer = await app.evaluate(async ({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const crashed = new Promise((resolve) => contents?.once('render-process-gone', resolve));
    contents?.forcefullyCrashRenderer();
    await crashed;
    // Shorter than the time after which the app reloads the page.
    const timeout = new Promise((resolve) => setTimeout(resolve, 300, 'none'));
    return Promise.race([contents?.executeJavaScript('1'), timeout]);
  });
  expect(answer).toBe('none');
});
