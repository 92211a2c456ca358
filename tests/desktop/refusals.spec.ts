import type { Page } from 'playwright';
import { seenRefusals, watchRefusals } from '../support/desktop/refusals';
import { expect, test } from '../support/desktop/test';

test.beforeEach(async ({ app, window }) => {
  await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
  await watchRefusals(app);
});

/** Clicks a link that somebody managed to put on the page. */
async function clickLink(window: Page, attributes: { href: string; target?: string; download?: string }) {
  await window.evaluate((given) => {
    const link = Object.assign(document.createElement('a'), given);
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
  test(`stays where it is on a link to ${href}`, async ({ app, window }) => {
    const address = window.url();
    await clickLink(window, { href });
    await expect
      .poll(async () => (await seenRefusals(app)).navigations)
      .toEqual([{ url: href, refused: true }]);
    await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
    expect(window.url()).toBe(address);
  });
}

test('hands secure pages, messages and calls to the system, and nothing else', async ({ app, window }) => {
  const addresses = [
    'http://foundation.example/',
    'https://foundation.example/',
    'mailto:a@foundation.example',
    'tel:+12125550142',
  ];
  for (const href of addresses) await clickLink(window, { href });
  await expect.poll(async () => (await seenRefusals(app)).system).toEqual(addresses.slice(1));
});

test('opens no window, by script or by link', async ({ app, window }) => {
  await window.evaluate(() => {
    open('http://foundation.example/');
    open('https://foundation.example/by-script');
  });
  await clickLink(window, { href: 'https://foundation.example/by-link', target: '_blank' });
  await expect
    .poll(async () => (await seenRefusals(app)).system)
    .toEqual(['https://foundation.example/by-script', 'https://foundation.example/by-link']);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  await expect.poll(() => window.context().pages().length).toBe(1);
});

test('downloads nothing', async ({ app, window }) => {
  await clickLink(window, { href: 'data:text/plain,hello', download: 'hello.txt' });
  await expect.poll(async () => (await seenRefusals(app)).downloads).toEqual([true]);
});

test('grants no permission but to copy text', async ({ window }) => {
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

test('serves the bundle with the headers that guard it, and no other file', async ({ app }) => {
  const answers = await app.evaluate(async ({ session }) => {
    const addresses = [
      'app://site/',
      'app://site/..%2fpackage.json',
      'app://site/%2e%2e%2f%2e%2e%2fpackage.json',
      'app://site/..%5c..%5cpackage.json',
      'app://site/index.html%00',
      'app://site/nothing.html',
    ];
    const answers = await Promise.all(
      addresses.map((address) => session.fromPartition('site').fetch(address)),
    );
    return answers.map(({ status, headers }) => ({
      status,
      nosniff: headers.get('x-content-type-options'),
      policy: headers.get('content-security-policy')?.split(';')[0],
    }));
  });
  const guarded = { nosniff: 'nosniff', policy: "default-src 'none'" };
  const missing = { status: 404, ...guarded };
  expect(answers).toEqual([{ status: 200, ...guarded }, missing, missing, missing, missing, missing]);
});
