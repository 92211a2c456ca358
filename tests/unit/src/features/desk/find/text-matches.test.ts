import { expect, it } from 'vitest';
import { textMatches } from '@/features/desk/find/text-matches';

const found = (text: string, wanted: string) =>
  textMatches(text, wanted).map(({ start, end }) => text.slice(start, end));

it.each([
  ['Art class. Ask about ART.', 'art', ['Art', 'ART']],
  ['Las niñas y los niños', 'nino', ['niño']],
  ['Educación', 'educacio\u0301n', ['Educación']],
  ['la educacio\u0301n, la EDUCACIO\u0301N', 'educación', ['educacio\u0301n', 'EDUCACIO\u0301N']],
  ['la educacio\u0301n', 'o', ['o\u0301']],
  ['Việt, Viê\u0323t', 'viet', ['Việt', 'Viê\u0323t']],
  ['हिन्दी', 'हन', []],
  ['한국', '한', ['한']],
  ['Ask the front\n  desk', ' front desk ', ['front\n  desk']],
  ['Call (555) 0100, or 555-0100.', '(555)', ['(555)']],
  ['The family’s needs, 9–5', "family's", ['family’s']],
  ['İstanbul, 😀 and more', 'more', ['more']],
  ['anything', '', []],
  ['aaaa', 'aa', ['aa', 'aa']],
])('in %j finds %j: %j', (text, wanted, expected) => {
  expect(found(text, wanted)).toEqual(expected);
});
