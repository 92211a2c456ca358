import { expect, it } from 'vitest';
import { textMatches } from '@/features/desk/find/text-matches';

const found = (text: string, wanted: string) =>
  textMatches(text, wanted).map(({ start, end }) => text.slice(start, end));

it.each([
  ['Art class. Ask about ART.', 'art', ['Art', 'ART']],
  ['Las niñas y los niños', 'nino', ['niño']],
  ['Educación', 'educacio\u0301n', ['Educación']],
  ['Ask the front\n  desk', ' front desk ', ['front\n  desk']],
  ['Call (555) 0100, or 555-0100.', '(555)', ['(555)']],
  ['The family’s needs, 9–5', "family's", ['family’s']],
  ['The family’s needs, 9–5', '9-5', ['9–5']],
  ['İstanbul, 😀 and more', 'more', ['more']],
  ['anything', '', []],
  ['any thing', ' ', []],
  ['aaaa', 'aa', ['aa', 'aa']],
])('in %j finds %j: %j', (text, wanted, expected) => {
  expect(found(text, wanted)).toEqual(expected);
});
