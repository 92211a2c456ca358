import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enterPin, openStaffPanel, staffPanel } from './staff-panel';
import type { DesktopApp } from './support/driver';
import { headline, interceptEffects, interceptedEffects, runInPage } from './support/in-main';
import { expect, goTo, open, skipWithoutKiosk, test } from './support/test';

skipWithoutKiosk();
const log = mkdtempSync(join(tmpdir(), 'recovery-'));
test.afterAll(() => rmSync(log, { recursive: true, force: true }));
// Its address has a fragment, as that of every screen but Home, and not the standard language.
const options = '--kiosk --relaunched=2 --start=/services --language=es --exit-pin=246810';
test.use({ appArguments: [...options.split(' '), `--log-dir=${log}`] });

const crashPage = (app: DesktopApp) =>
  app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
  );

/** Checks a PIN, and returns the result. By script: Playwright cannot press anything in a page that has replaced another. */
const checkPin = (app: DesktopApp, pin: string) =>
  runInPage(app, `foundationHost.kiosk.checkPin('${pin}').then(({ kind }) => kind)`, 20_000);

test('recovers from crashes, then relaunches', async ({ app, window }) => {
  await goTo(window, '#/services');
  await expect(window).toHaveTitle(/^Servicios/);
  const services = (await window.getByRole('heading', { level: 1 }).textContent()) ?? 'no headline';
  await interceptEffects(app);
  await openStaffPanel(window);
  await enterPin(window, '246810');
  await expect(staffPanel(window).getByRole('button', { name: 'Salir del kiosco' })).toBeVisible();
  await app.evaluate(({ clipboard }) => clipboard.writeText('what a visitor wrote'));

  // What else it recovers from: a unit test.
  for (let crash = 1; crash <= 3; crash += 1)
    await test.step(`crash ${crash} brings a new page`, async () => {
      // Only a new one has the right headline, once no script would render it again.
      const isScriptRunning = () =>
        runInPage(app, `document.querySelector('[aria-label=Controles]') !== null`);
      await expect.poll(isScriptRunning).toBe(true);
      await runInPage(app, `document.querySelector('h1').textContent = 'spoiled'; undefined`);
      await crashPage(app);
      await expect.poll(() => headline(app)).toBe(services);
      if (crash > 1) return;
      // It ends the visit and the access of the staff. All apps of a machine share one clipboard, and other workers
      // write to it.
      await expect.poll(() => app.evaluate(({ clipboard }) => clipboard.readText())).toBe('');
      await runInPage(app, 'foundationHost.kiosk.leave()');
      for (const pin of ['1357', '2468']) expect(await checkPin(app, pin)).toBe('refused');
    });
  expect((await interceptedEffects(app)).relaunches).toEqual([]);

  await crashPage(app);
  // A relaunch gives nobody new attempts at the PIN.
  const again = expect.arrayContaining(['--relaunched=3', '--pin-attempts=2,0,0']);
  await expect.poll(async () => (await interceptedEffects(app)).relaunches).toEqual([again]);
  // Missing heartbeats, which would come later, are another reason.
  const entries = readFileSync(join(log, 'weaving-hope.log'), 'utf8');
  expect(entries.match(/(?<="failure":")[\w-]+/g)).toEqual(['crash', 'crash', 'crash', 'crash']);
});

test('shows the standby page when nothing else helps', async () => {
  const { app } = await open(['--kiosk', '--relaunched=3']);
  await expect.poll(() => headline(app)).toBe('Weaving Hope, Changing Lives');
  await interceptEffects(app);
  await app.evaluate(({ session }) => {
    const { protocol } = session.fromPartition('site');
    protocol.unhandle('app');
    protocol.handle('app', () => new Response('The disk is gone.', { status: 500 }));
  });
  await crashPage(app);
  await expect.poll(() => headline(app)).toBe('This screen is not working right now');
  expect((await interceptedEffects(app)).relaunches).toEqual([]);
  await app.close();
});
