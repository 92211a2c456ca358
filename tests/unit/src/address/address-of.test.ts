import { expect, test } from 'vitest';
import { hrefsFrom } from '@/address';

const page = { siteFolder: '../', screen: 'services', route: '/services', language: 'en' } as const;

test.each([
  ['a part of it', { pathname: '/about', hash: '#approach' }, '../about/#approach'],
  ['a part of the screen that the page shows', { pathname: '/services', hash: '#process' }, '#process'],
  ['a screen that has no page', { pathname: '/admin' }, '../#/admin'],
  ['a part in it', { pathname: '/services', search: '?lang=es', hash: '#a' }, '../es/services/#a'],
] as const)('a link leads to %s', (_words, target, href) =>
  expect(hrefsFrom(page, 'en', false)(target)).toBe(href),
);

test('a link to the standard language names it wherever the browser might prefer another', () => {
  const pathname = '/about';
  expect(hrefsFrom(page, 'en', true)({ pathname })).toBe('../about/?lang=en');
  expect(hrefsFrom(page, 'es', false)({ pathname, search: '?lang=en' })).toBe('../about/?lang=en');
  expect(hrefsFrom(page, 'es', true)({ pathname })).toBe('../es/about/');
});
