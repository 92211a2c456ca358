import { expect, it } from 'vitest';
import { linkedUrl, screenUrl, sitePage } from '../../../../../electron/main/site/site-address';
import { asksForKiosk } from '../../../../../src/host/asks-for-kiosk';

it.each(['http://127.0.0.1:5173', 'http://localhost:5173', 'http://[::1]:5173'])(
  'the page is on the dev server at %s',
  (server) => {
    expect(sitePage(server, false)).toBe(`${server}/`);
    expect(sitePage(server, true)).toBe('app://site/');
  },
);

it.each([
  ...[undefined, 'not a URL', '', 'file:///etc/passwd', 'https://evil.example/'],
  ...['http://127.0.0.1.evil.example/', 'http://localhost@evil.example/'],
])('the page is on the built site, not on %j', (server) =>
  expect(sitePage(server, false)).toBe('app://site/'),
);

it('a screen is the page in a language, with its path in the hash, except for Home', () => {
  expect(screenUrl('app://site/', '/', 'en', 'desk')).toBe('app://site/?lang=en');
  expect(screenUrl('app://site/', '/services', 'es', 'desk')).toBe('app://site/?lang=es#/services');
});

it.each(['/', '/services'])('a kiosk at %s asks the page for itself', (path) => {
  const { search } = new URL(screenUrl('app://site/', path, 'es', 'kiosk'));
  expect(asksForKiosk(search)).toBe(true);
  expect(new URLSearchParams(search).get('lang')).toBe('es');
});

it.each([
  ['about/', '?lang=en#/about'],
  ['services/#service-2', '?lang=en#/services#service-2'],
  ['es/', '?lang=es'],
  ['about/?lang=en', '?lang=en#/about'],
  ['es/#/privacy', '?lang=es#/privacy'],
  ['#/about', undefined],
  ['?lang=en', undefined],
  ['no-such-page/', undefined],
  ['assets/page.js', undefined],
])('a link to %s leads to %j in the one page', (link, address) => {
  expect(linkedUrl(`app://site/${link}`, 'app://site/')).toBe(address && `app://site/${address}`);
});
