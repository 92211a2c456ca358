import { expect, test } from 'vitest';
import { inLanguage, partsByLanguage } from '@/features/kiosk/guide/narration/languages-in-text';

const spanish = inLanguage('Español', 'es');

test.each([
  ['We listen.', [{ text: 'We listen.' }]],
  [inLanguage('We listen.', undefined), [{ text: 'We listen.' }]],
  [spanish, [{ text: 'Español', language: 'es' }]],
  [`${spanish}, link, 2 of 2`, [{ text: 'Español', language: 'es' }, { text: 'link, 2 of 2' }]],
  [`The item is: ${spanish}.`, [{ text: 'The item is: ' }, { text: 'Español', language: 'es' }]],
])('%j is split where its language changes', (text, parts) => expect(partsByLanguage(text)).toEqual(parts));
