import { expect, it } from 'vitest';
import { linkedUrl, screenUrl, sitePage } from '../../../../../electron/main/app-protocol/site-address';
import { asksForKiosk } from '../../../../../src/host/asks-for-kiosk';

it('the page is on the dev server, if there is one, but not in the packed app', () => {
  expect(sitePage('http://127.0.0.1:5173', false)).toBe('http://127.0.0.1:5173/');
  expect(sitePage('http://127.0.0.1:5173', true)).toBe('app://site/');
});

it.each([
  ...[undefined, 'not a URL', '', 'file:///etc/passwd', 'https://evil.example/'],
  ...['http://127.0.0.1.evil.example/', 'http://localhost@evil.example/'],
])('the page is on the built site, not on %j', (server) =>
  expect(sitePage(server, false)).toBe('app://site/'),
);

it('a kiosk asks the page for itself', () => {
  const { search } = new URL(screenUrl('app://site/', '/', 'es', 'kiosk'));
  expect(asksForKiosk(search)).toBe(true);
  expect(new URLSearchParams(search).get('lang')).toBe('es');
});

it.each([
  ['es/', '?lang=es'],
  ['about/?lang=en', '?lang=en#/about'],
  ['es/#/privacy', '?lang=es#/privacy'],
])('a link to %s leads to %j in the one page', (link, address) =>
  expect(linkedUrl(`app://site/${link}`, 'app://site/')).toBe(address && `app://site/${address}`),
);
