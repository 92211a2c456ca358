import type { Page } from 'playwright';
import { observedRefusals, observeRefusals } from '../support/desktop/refusals';
import { expect, test } from '../support/desktop/test';

test.beforeEach(async ({ app, window }) => {
  await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
  await observeRefusals(app);
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

for (const href of [
  'https://foundation.example/',
  'http://foundation.example/',
  'app://elsewhere/',
  'mailto:a@foundation.example',
]) {
  test(`stays on the page when a link leads to ${href}`, async ({ app, window }) => {
    const address = window.url();
    await clickLink(window, { href });
    await expect
      .poll(async () => (await observedRefusals(app)).navigations)
      .toEqual([{ url: href, isRefused: true }]);
    await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
    expect(window.url()).toBe(address);
  });
}

test('opens secure pages, e-mails and calls externally, and nothing else', async ({ app, window }) => {
  const urls = [
    'http://foundation.example/',
    'https://foundation.example/',
    'mailto:a@foundation.example',
    'tel:+12125550142',
  ];
  for (const href of urls) await clickLink(window, { href });
  await expect.poll(async () => (await observedRefusals(app)).external).toEqual(urls.slice(1));
});

test('opens no windows, neither from scripts nor from links', async ({ app, window }) => {
  await window.evaluate(() => {
    open('http://foundation.example/');
    open('https://foundation.example/by-script');
  });
  await clickLink(window, { href: 'https://foundation.example/by-link', target: '_blank' });
  await expect
    .poll(async () => (await observedRefusals(app)).external)
    .toEqual(['https://foundation.example/by-script', 'https://foundation.example/by-link']);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  await expect.poll(() => window.context().pages().length).toBe(1);
});

test('downloads nothing', async ({ app, window }) => {
  await clickLink(window, { href: 'data:text/plain,hello', download: 'hello.txt' });
  await expect.poll(async () => (await observedRefusals(app)).downloads).toEqual([true]);
});

test('grants no permission except to write text to the clipboard', async ({ window }) => {
  const states = await window.evaluate(async () => {
    const names = [
      'geolocation',
      'notifications',
      'camera',
      'microphone',
      'clipboard-read',
      'clipboard-write',
    ];
    const states = await Promise.all(
      names.map((name) => navigator.permissions.query({ name: name as PermissionName })),
    );
    return Object.fromEntries(states.map(({ state }, index) => [names[index], state]));
  });
  expect(states).toEqual({
    geolocation: 'denied',
    notifications: 'denied',
    camera: 'denied',
    microphone: 'denied',
    'clipboard-read': 'denied',
    'clipboard-write': 'granted',
  });
});

test('serves only the bundle, with security headers', async ({ app }) => {
  const responses = await app.evaluate(async ({ session }) => {
    const urls = [
      'app://site/',
      'app://site/..%2fpackage.json',
      'app://site/%2e%2e%2f%2e%2e%2fpackage.json',
      'app://site/..%5c..%5cpackage.json',
      'app://site/index.html%00',
      'app://site/nothing.html',
    ];
    const fetched = await Promise.all(urls.map((url) => session.fromPartition('site').fetch(url)));
    return fetched.map(({ status, headers }) => ({
      status,
      nosniff: headers.get('x-content-type-options'),
      policy: headers.get('content-security-policy')?.split(';')[0],
    }));
  });
  const headers = { nosniff: 'nosniff', policy: "default-src 'none'" };
  const missing = { status: 404, ...headers };
  expect(responses).toEqual([{ status: 200, ...headers }, missing, missing, missing, missing, missing]);
});
