import type { Page } from 'playwright';
import { type DesktopApp, driver } from './support/driver';
import { interceptEffects, interceptedEffects } from './support/in-main';
import { expect, test } from './support/test';

test.beforeEach(async ({ app, window }) => {
  await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
  await interceptEffects(app);
});

/** Clicks a link as injected content might contain it. */
async function clickLink(window: Page, attributes: { href: string; target?: string; download?: string }) {
  await window.evaluate((linkAttributes) => {
    const link = Object.assign(document.createElement('a'), linkAttributes);
    document.body.append(link);
    link.click();
    link.remove();
  }, attributes);
}

/** Tells the main process of a link as Electron does, which the stand-in’s page would just follow. */
async function tellMain(app: DesktopApp, name: 'will-frame-navigate' | 'will-download', url: string) {
  await app.evaluate(
    ({ BrowserWindow }, [name, url]) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      const event = Object.assign(new Event(name, { cancelable: true }), { url, isMainFrame: true });
      const emitter = (name === 'will-download' ? contents?.session : contents) as NodeJS.EventEmitter;
      emitter.emit(name, event, { getURL: () => url, setSaveDialogOptions: () => undefined });
    },
    [name, url] as const,
  );
}

test('stays on the page, opens others externally, and downloads nothing', async ({ app, window }) => {
  const address = window.url();
  const external = ['https://foundation.example/', 'mailto:a@foundation.example', 'tel:+12125550142'];
  for (const [index, href] of ['http://foundation.example/', 'app://elsewhere/', ...external].entries()) {
    if (driver.isElectron) await clickLink(window, { href });
    else await tellMain(app, 'will-frame-navigate', href);
    const seen = async () => (await interceptedEffects(app)).navigations.slice(index);
    await expect.poll(seen).toEqual([[href, true]]);
  }
  expect((await interceptedEffects(app)).external).toEqual(external);

  const href = 'data:text/plain,hello';
  if (driver.isElectron) await clickLink(window, { href, download: 'hello.txt' });
  else await tellMain(app, 'will-download', href);
  await expect.poll(async () => (await interceptedEffects(app)).downloads).toEqual([true]);
  await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
  expect(window.url()).toBe(address);
});

test('opens no windows, and grants no permission but to copy text', async ({ app, window }) => {
  // Elsewhere, the unit tests of the guards say what the app answers.
  test.skip(!driver.isElectron, 'The stand-in asks the app about neither windows nor permissions.');
  await window.evaluate(() => {
    open('http://foundation.example/');
    open('https://foundation.example/by-script');
  });
  await clickLink(window, { href: 'https://foundation.example/by-link', target: '_blank' });
  await expect
    .poll(async () => (await interceptedEffects(app)).external)
    .toEqual(['https://foundation.example/by-script', 'https://foundation.example/by-link']);
  await window.getByRole('link', { name: 'Services', exact: true }).first().click({ button: 'middle' });
  await expect(window).toHaveTitle(/^Services/);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  await expect.poll(() => window.context().pages().length).toBe(1);

  const states = await window.evaluate(async () => {
    const denied = ['geolocation', 'notifications', 'camera', 'microphone', 'clipboard-read'];
    const all = [...denied, 'clipboard-write'].map((name) =>
      navigator.permissions.query({ name: name as PermissionName }),
    );
    return (await Promise.all(all)).map(({ state }) => state);
  });
  expect(states).toEqual(['denied', 'denied', 'denied', 'denied', 'denied', 'granted']);
});
