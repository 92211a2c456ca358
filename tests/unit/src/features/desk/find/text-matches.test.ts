import { expect, it } from 'vitest';
import { textMatches } from '@/features/desk/find/text-matches';

const found = (text: string, wanted: string) =>
  textMatches(text, wanted).map(({ start, end }) => text.slice(start, end));

it.each([
  ['Las niñas y los niños', 'nino', ['niño']],
  ['हिन्दी', 'हन', []],
  ['Ask the front\n  desk', ' front desk ', ['front\n  desk']],
  ['Call (555) 0100, or 555-0100.', '(555)', ['(555)']],
  ['İstanbul, 😀 and more', 'more', ['more']],
  ['anything', '', []],
])('in %j finds %j: %j', (text, wanted, expected) => expect(found(text, wanted)).toEqual(expected));
