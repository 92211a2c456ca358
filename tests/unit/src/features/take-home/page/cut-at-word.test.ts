import { expect, it } from 'vitest';
import { cutAtWord } from '@/features/take-home/page/cut-at-word';

it.each([
  ['stays whole if it fits', 'Bring a friend.', 15, 'Bring a friend.'],
  ['ends after a sentence', 'Come in. Have warm soup with all of us.', 20, 'Come in. …'],
  [
    'ends after a word if the first sentence is short',
    'Hi. Have warm soup with all of us.',
    20,
    'Hi. Have warm soup…',
  ],
  ['leaves out a comma at the end', 'Soup, bread, cake and tea', 14, 'Soup, bread…'],
  ['is cut within a word that is too long', 'Donaudampfschifffahrt', 10, 'Donaudam…'],
  ['is one paragraph', 'One\n\n two ', 10, 'One two'],
  ['keeps no half of a character', `1234567😀😀😀`, 10, '1234567…'],
])('%s', (_, text, max, expected) => {
  expect(cutAtWord(text, max, 'en-US')).toBe(expected);
  expect(expected.length).toBeLessThanOrEqual(max);
});
