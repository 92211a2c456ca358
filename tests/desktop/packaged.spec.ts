import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FuseV1Options as Fuse, getCurrentFuseWire } from '@electron/fuses';
import { chromium, type Page } from 'playwright';
import { expect, test } from 'playwright/test';

// The workflow runs this file with the packaged app, whose main process is out of reach.
const packagedApp = process.env.PACKAGED_APP ?? '';
test.skip(!packagedApp, 'PACKAGED_APP names no packaged app.');

test('opens, and recovers when its page crashes, in the end by a relaunch', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'desktop-user-'));
  const args = [`--user-data-dir=${folder}`, `--log-dir=${folder}`, '--remote-debugging-port=0'];
  const child = spawn(packagedApp, args, { stdio: 'ignore' });
  const exited = once(child, 'exit');

  /** Does something with the page of the process that runs now; a relaunch starts another one. */
  async function withPage(action: (page: Page) => Promise<void>): Promise<void> {
    // Each process writes its port to this file.
    const [port] = (await readFile(join(folder, 'DevToolsActivePort'), 'utf8')).split('\n');
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { timeout: 5_000 });
    try {
      const [page] = browser.contexts()[0]?.pages() ?? [];
      if (!page) throw new Error('The app has no window.');
      page.setDefaultTimeout(2_000);
      await action(page);
    } finally {
      // This only disconnects.
      await browser.close();
    }
  }
  async function expectHome(page: Page): Promise<void> {
    await page.locator('section[aria-live]').waitFor({ state: 'attached' });
    expect(await page.title()).toMatch(/^Home/);
  }
  async function tellPage(page: Page, method: 'Page.crash' | 'Browser.close'): Promise<void> {
    const devTools = await page.context().newCDPSession(page);
    // A page that crashes, and Electron as it quits, do not answer.
    void devTools.send(method).catch(() => undefined);
  }

  try {
    await expect(() => withPage(expectHome)).toPass();
    await withPage(async (page) => {
      await page.getByRole('link', { name: 'Services', exact: true }).first().click();
      await expect(page).toHaveTitle(/^Services/);
      expect(new URL(page.url()).protocol).toBe('app:');
      expect(await page.getByRole('heading').count()).toBeGreaterThan(3);
      await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    });
    for (let crash = 1; crash <= 4; crash += 1) {
      await expect(() => withPage(expectHome)).toPass();
      await withPage(async (page) => {
        const crashed = page.waitForEvent('crash');
        await tellPage(page, 'Page.crash');
        await crashed;
      });
    }
    expect((await exited)[0]).toBe(0);
    await expect(() => withPage(expectHome)).toPass();
    const log = (await readFile(join(folder, 'weaving-hope.log'), 'utf8')).trimEnd().split('\n');
    const entries = log.map((line) => JSON.parse(line));
    const steps = entries.filter(({ event }) => event === 'recovery').map(({ action }) => action);
    expect(steps).toEqual(['reload', 'reload', 'reload', 'relaunch']);
    const starts = entries.filter(({ event }) => event === 'start').map(({ relaunches }) => relaunches);
    expect(starts).toEqual([0, 1]);
  } finally {
    await withPage((page) => tellPage(page, 'Browser.close')).catch(() => child.kill());
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  }
});

test('has the fuses set that it was packaged with', async () => {
  // Fuses are bytes of the packaged program. The workflow reads them on all three systems; an AppImage compresses it.
  test.skip(packagedApp.endsWith('.AppImage'), 'Only an unpacked app can be read.');
  const wire = await getCurrentFuseWire(packagedApp);
  const on = [Fuse.EnableEmbeddedAsarIntegrityValidation, Fuse.OnlyLoadAppFromAsar];
  const off = [Fuse.RunAsNode, Fuse.EnableCookieEncryption, Fuse.EnableNodeOptionsEnvironmentVariable];
  off.push(Fuse.EnableNodeCliInspectArguments, Fuse.GrantFileProtocolExtraPrivileges);
  const isOn = (fuse: Fuse) => String.fromCharCode(wire[fuse] ?? 0) === '1';
  expect([...off, ...on].filter(isOn)).toEqual(on);
});
