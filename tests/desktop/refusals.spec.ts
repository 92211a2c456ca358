import type { Page } from 'playwright';
import { driver } from './support/driver';
import { interceptEffects, interceptedEffects } from './support/in-main';
import { expect, test } from './support/test';

// Elsewhere, the unit tests of the guards say what the app answers, and the kiosk's specs that they guard its page.
test.skip(!driver.isElectron, 'The stand-in asks the app about neither links, windows nor permissions.');

/** Clicks a link as injected content might contain it. */
async function clickLink(window: Page, attributes: { href: string; target?: string; download?: string }) {
  await window.evaluate((linkAttributes) => {
    const link = Object.assign(document.createElement('a'), linkAttributes);
    document.body.append(link);
    link.click();
    link.remove();
  }, attributes);
}

const byLink = 'https://foundation.example/';

test('stays on the page, and opens others externally', async ({ app, window }) => {
  await interceptEffects(app);
  const address = window.url();
  const external = [byLink, 'mailto:a@foundation.example', 'tel:+12125550142'];
  for (const [index, href] of ['http://foundation.example/', 'app://elsewhere/', ...external].entries()) {
    await clickLink(window, { href });
    const seen = async () => (await interceptedEffects(app)).navigations.slice(index);
    await expect.poll(seen).toEqual([[href, true]]);
  }
  expect((await interceptedEffects(app)).external).toEqual(external);
  await clickLink(window, { href: 'data:text/plain,hello', download: 'hello.txt' });
  await expect.poll(async () => (await interceptedEffects(app)).downloads).toEqual([true]);
  await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
  expect(window.url()).toBe(address);
});

test('opens no second window', async ({ app, window }) => {
  await interceptEffects(app);
  const byScript = 'https://foundation.example/by-script';
  await window.evaluate((url) => {
    open('http://foundation.example/');
    open(url);
  }, byScript);
  await clickLink(window, { href: byLink, target: '_blank' });
  await expect.poll(async () => (await interceptedEffects(app)).external).toEqual([byScript, byLink]);
  await window.getByRole('link', { name: 'Services', exact: true }).first().click({ button: 'middle' });
  await expect(window).toHaveTitle(/^Services/);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  await expect.poll(() => window.context().pages().length).toBe(1);
});

test('grants a page nothing but writing to the clipboard', async ({ window }) => {
  const denied = ['geolocation', 'notifications', 'camera', 'microphone', 'clipboard-read'];
  const states = await window.evaluate(
    async (names) => {
      const all = names.map((name) => navigator.permissions.query({ name: name as PermissionName }));
      return (await Promise.all(all)).map(({ state }) => state);
    },
    [...denied, 'clipboard-write'],
  );
  expect(states).toEqual([...denied.map(() => 'denied'), 'granted']);
});
