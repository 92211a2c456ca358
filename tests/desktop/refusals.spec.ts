import type { Page } from 'playwright';
import { interceptEffects, interceptedEffects } from '../support/desktop/in-main';
import { expect, test } from '../support/desktop/test';

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

test('stays on the page, and opens secure pages, e-mails and calls externally', async ({ app, window }) => {
  const address = window.url();
  const external = ['https://foundation.example/', 'mailto:a@foundation.example', 'tel:+12125550142'];
  const urls = ['http://foundation.example/', 'app://elsewhere/', ...external];
  for (const [index, href] of urls.entries()) {
    await clickLink(window, { href });
    await expect
      .poll(async () => (await interceptedEffects(app)).navigations.slice(index))
      .toEqual([{ url: href, isRefused: true }]);
  }
  expect((await interceptedEffects(app)).external).toEqual(external);
  await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
  expect(window.url()).toBe(address);
});

test('opens no windows, neither from scripts nor from links', async ({ app, window }) => {
  await window.evaluate(() => {
    open('http://foundation.example/');
    open('https://foundation.example/by-script');
  });
  await clickLink(window, { href: 'https://foundation.example/by-link', target: '_blank' });
  await expect
    .poll(async () => (await interceptedEffects(app)).external)
    .toEqual(['https://foundation.example/by-script', 'https://foundation.example/by-link']);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  await expect.poll(() => window.context().pages().length).toBe(1);
});

test('downloads nothing', async ({ app, window }) => {
  await clickLink(window, { href: 'data:text/plain,hello', download: 'hello.txt' });
  await expect.poll(async () => (await interceptedEffects(app)).downloads).toEqual([true]);
});

test('grants no permission except to write text to the clipboard', async ({ window }) => {
  const states = await window.evaluate(async () => {
    const denied = ['geolocation', 'notifications', 'camera', 'microphone', 'clipboard-read'];
    const all = [...denied, 'clipboard-write'].map((name) =>
      navigator.permissions.query({ name: name as PermissionName }),
    );
    return (await Promise.all(all)).map(({ state }) => state);
  });
  expect(states).toEqual(['denied', 'denied', 'denied', 'denied', 'denied', 'granted']);
});
