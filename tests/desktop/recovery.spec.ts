import type { DesktopApp } from '../support/desktop/desktop-app';
import { crashPage, headline, holdBack, seenHeldBack } from '../support/desktop/in-main';
import { expect, test } from '../support/desktop/test';

test.use({ appArguments: ['--kiosk', '--relaunched=2'] });

/** Changes the page, so that only a new one has its headline: once its script runs, which would mend the change. */
async function spoil(app: DesktopApp): Promise<void> {
  const runs = () =>
    app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(
        `document.documentElement.hasAttribute('data-kiosk')`,
      ),
    );
  await expect.poll(runs).toBe(true);
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(
      `document.querySelector('h1').textContent = 'spoiled'; undefined`,
    ),
  );
}

test('comes back from a crash, a hang and a failed load, then starts anew', async ({ app, window }) => {
  const home = (await window.getByRole('heading', { level: 1 }).textContent()) ?? 'no headline';
  const expectHome = () => expect.poll(() => headline(app), { timeout: 20_000 }).toBe(home);
  await holdBack(app);

  await spoil(app);
  await crashPage(app);
  await expectHome();

  await spoil(app);
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.webContents.emit('unresponsive');
  });
  await expectHome();

  await spoil(app);
  await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    contents?.emit('did-fail-load', {}, -6, 'ERR_FILE_NOT_FOUND', contents.getURL(), true);
  });
  await expectHome();
  expect((await seenHeldBack(app)).relaunches).toEqual([]);

  await crashPage(app);
  await expect.poll(async () => (await seenHeldBack(app)).relaunches.length).toBe(1);
  expect((await seenHeldBack(app)).relaunches[0]?.filter((arg) => arg.includes('relaunched'))).toEqual([
    '--relaunched=3',
  ]);
});
