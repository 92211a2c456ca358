import { expect, test } from 'vitest';
import {
  countShiftPress,
  hasPressedEnough,
  initialShiftPresses,
  type KeyOrPress,
  kindOfKey,
} from '@/features/leave-quickly/shift-presses';

const down = 'shiftDown';

/** Whether the site is left after inputs that follow each other at an interval, in milliseconds. */
const leaves = (kinds: readonly KeyOrPress['kind'][], interval = 200) => {
  const inputs = kinds.map((kind, index) => ({ kind, time: index * interval }));
  return hasPressedEnough(inputs.reduce(countShiftPress, initialShiftPresses));
};

test('three presses count together, unless they are further apart, held or for capitals', () => {
  const presses = [down, 'shiftUp', down, 'shiftUp', down, 'shiftUp'] as const;
  expect(leaves(presses, 1_000)).toBe(true);
  expect(leaves(presses, 1_300)).toBe(false);
  expect(leaves([down, down, down, down, 'shiftUp'])).toBe(false);
  expect(leaves([1, 2, 3].flatMap(() => [down, 'other', 'shiftUp']))).toBe(false);
});

test('Shift counts alone, not with a modifier that makes it a shortcut', () => {
  const kindOf = (key: string, ...held: string[]) =>
    kindOfKey({ key, getModifierState: (modifier) => held.includes(modifier) });
  expect(kindOf('Shift', 'Shift', 'CapsLock')).toBe('shiftDown');
  expect(kindOf('a')).toBe('other');
  for (const modifier of ['Control', 'Alt', 'AltGraph', 'Meta'])
    expect(kindOf('Shift', 'Shift', modifier)).toBe('other');
});
