import { expect, it } from 'vitest';
import { startupLanguage } from '../../../../../electron/main/language/app-language';

it.each([
  ['desk', undefined, ['fr-FR', 'es-MX', 'en-US'], 'es'],
  ['kiosk', undefined, ['es-MX'], 'en'],
] as const)('at a %s with --language=%s and a system in %j, it is %s', (mode, language, preferred, first) =>
  expect(startupLanguage({ mode, language }, preferred)).toBe(first),
);
