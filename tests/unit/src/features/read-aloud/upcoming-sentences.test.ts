import { expect, test } from 'vitest';
import { firstBlock } from '@/features/read-aloud/upcoming-sentences';

/** Heading, text, heading, text, heading; the window's upper edge is between the first two. */
const tops = [-100, 20, 150, 250, 600];
const blocks = (focusIn = -1) =>
  tops.map((top, index) => ({ isHeading: index % 2 === 0, top, isBeforeFocus: index <= focusIn }));

test.each([
  ['the first heading in the upper part of the window', 200, 2],
  ['the first one there of several', 700, 2],
  ['the heading that has been scrolled past, where none is there', 100, 0],
])('reads from %s', (_, upperHeight, index) => {
  expect(firstBlock(blocks(), upperHeight, false)).toBe(index);
});

test('reads from the start, where all headings are further down', () => {
  expect(firstBlock(blocks().slice(1), 100, false)).toBe(0);
});

test.each([
  [0, 0],
  [1, 0],
  [3, 2],
  [4, 4],
])('a focus in block %i is read from block %i, wherever the window is', (focusIn, index) => {
  expect(firstBlock(blocks(focusIn), 200, true)).toBe(index);
});

test('starts at the start where there is no heading, or nothing at all', () => {
  expect(firstBlock([{ isHeading: false, top: 0, isBeforeFocus: false }], 200, false)).toBe(0);
  expect(firstBlock([], 200, false)).toBe(0);
});
