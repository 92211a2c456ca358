import { expect, test } from 'vitest';
import { firstLanguage } from '@/copy/first-language';

test.each([
  ['the address comes first', '?kiosk&lang=es', 'en', ['en'], 'es'],
  ['also over a page in another language', '?lang=en', 'es', ['es'], 'en'],
  ['a page in another language comes second', '', 'es', ['en'], 'es'],
  ['the visitor’s languages are last, in their order', '', 'en', ['fr', 'es-MX', 'en'], 'es'],
  ['a region does not matter', '?lang=ES-mx', 'en', [], 'es'],
  ['what is not offered counts for nothing', '?lang=fr', 'fr', ['fr-CA'], 'en'],
  ['nor does nonsense', '?lang=&lang=es', 'en', ['', '-', 'esperanto'], 'en'],
])('%s: %s', (_, search, page, preferred, expected) => {
  expect(firstLanguage(search, page, preferred, ['en', 'es'])).toBe(expected);
});
