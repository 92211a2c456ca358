import { expect, test } from 'vitest';
import { firstLanguage } from '@/content/first-language';

test.each([
  ['the address comes first', '?kiosk&lang=es', 'en', ['en'], 'es'],
  ['the visitor’s languages are last, in their order', '', 'en', ['fr', 'es-MX', 'en'], 'es'],
  ['nor does nonsense', '?lang=&lang=es', 'en', ['', '-', 'esperanto'], 'en'],
])('%s: %s', (_, search, page, preferred, expected) =>
  expect(firstLanguage(search, page, preferred, ['en', 'es'])).toBe(expected),
);
