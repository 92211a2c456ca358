import { expect, test } from 'vitest';
import { readSiteUrl } from '../../../../resources/build/site-url';

test('the address of the site ends in one slash, and none means none', () => {
  expect(readSiteUrl(undefined)).toBeUndefined();
  expect(readSiteUrl('')).toBeUndefined();
  expect(readSiteUrl('https://weavinghope.example')).toBe('https://weavinghope.example/');
  expect(readSiteUrl('http://host.example:8080/our/site//')).toBe('http://host.example:8080/our/site/');
});

test.each(
  `weavinghope.example ftp://weavinghope.example/ /site/ https://me:secret@a.example/ https://a.example/?
  https://a.example/#/about`.split(/\s+/),
)('%s is refused', (value) =>
  expect(() => readSiteUrl(value)).toThrow(`https://weavinghope.example/site/. It is: ${value}`),
);
