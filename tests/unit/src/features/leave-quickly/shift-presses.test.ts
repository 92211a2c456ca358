import { expect, test } from 'vitest';
import {
  countShift,
  type Input,
  isEnough,
  kindOfKey,
  noPresses,
} from '@/features/leave-quickly/shift-presses';

const down = 'shiftDown';
const press: Input['kind'][] = [down, 'shiftUp'];

/** Whether the site is left after inputs that follow each other at an interval, in milliseconds. */
const leaves = (kinds: readonly Input['kind'][], interval = 200) =>
  isEnough(
    kinds.reduce((presses, kind, index) => countShift(presses, { kind, time: index * interval }), noPresses),
  );

test.each<[string, Input['kind'][], boolean]>([
  ['a key that is held, which repeats', [down, down, down, down, 'shiftUp'], false],
  ['capital letters', Array.from({ length: 3 }, () => [down, 'other', 'shiftUp'] as const).flat(), false],
])('%s', (_, kinds, isLeft) => expect(leaves(kinds)).toBe(isLeft));

test('presses further apart do not count together', () => {
  expect(leaves([...press, ...press, ...press], 1_000)).toBe(true);
  expect(leaves([...press, ...press, ...press], 1_300)).toBe(false);
});

test('Shift counts alone, not with a modifier that makes it a shortcut', () => {
  const kindOf = (key: string, ...held: string[]) =>
    kindOfKey({ key, getModifierState: (modifier) => held.includes(modifier) });
  expect(kindOf('Shift', 'Shift', 'CapsLock')).toBe('shiftDown');
  expect(kindOf('a')).toBe('other');
  for (const modifier of ['Control', 'Alt', 'AltGraph', 'Meta'])
    expect(kindOf('Shift', 'Shift', modifier)).toBe('other');
});
