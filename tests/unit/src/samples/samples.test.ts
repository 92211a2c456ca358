import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LanguageTag } from '@/content/languages';
import type { Editable } from '@/content/types';
import { readContentFile } from '@/content-file';
import { allSamples } from '@/samples';

test('the samples are a content file of which nothing is left out', () => {
  const { file } = readContentFile(readFileSync('src/samples/sample-content.json', 'utf8'));
  expect(file?.notices).toEqual([]);
});

test.each<[LanguageTag, readonly string[]]>([
  ['en', ['Mon-Fri 8:00 AM-6:00 PM', 'Sat 9:00 AM-4:00 PM', 'Sun closed']],
  [
    'es',
    [
      'Lunes a viernes 8:00\u00a0a.\u00a0m. - 6:00\u00a0p.\u00a0m.',
      'Sábado 9:00\u00a0a.\u00a0m. - 4:00\u00a0p.\u00a0m.',
      'Domingo: cerrado',
    ],
  ],
])('in %s, they say the hours in words, and no text in another language', (tag, hours) => {
  const content = allSamples(tag);
  expect(content.foundation.hoursText).toEqual(hours);
  const items: readonly Editable[] = Object.values(content).flat();
  expect(items).toHaveLength(32);
  expect(items.filter(({ languages }) => languages)).toEqual([]);
});
