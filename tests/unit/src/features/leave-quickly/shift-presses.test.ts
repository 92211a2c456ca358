import { expect, test } from 'vitest';
import { countShift, type Input, isEnough, noPresses } from '@/features/leave-quickly/shift-presses';

const down = 'shiftDown';
const press: Input['kind'][] = [down, 'shiftUp'];

/** Whether the site is left after inputs that follow each other at an interval, in milliseconds. */
const leaves = (kinds: readonly Input['kind'][], interval = 200) =>
  isEnough(
    kinds.reduce((presses, kind, index) => countShift(presses, { kind, time: index * interval }), noPresses),
  );

test.each<[string, Input['kind'][], boolean]>([
  ['three presses', [...press, ...press, ...press], true],
  ['two presses', [...press, ...press], false],
  ['a key that is held, which repeats', [down, down, down, down, 'shiftUp'], false],
  ['capital letters', Array.from({ length: 3 }, () => [down, 'other', 'shiftUp'] as const).flat(), false],
  ['presses with another key between them', [...press, ...press, 'other', ...press], false],
  ['three presses after another key', [...press, 'other', ...press, ...press, ...press], true],
  ['a key that was down before the page was there', ['shiftUp', ...press, ...press], false],
])('%s', (_, kinds, isLeft) => {
  expect(leaves(kinds)).toBe(isLeft);
});

test('presses further apart do not count together', () => {
  expect(leaves([...press, ...press, ...press], 1_000)).toBe(true);
  expect(leaves([...press, ...press, ...press], 1_300)).toBe(false);
});
