import { expect, test } from 'vitest';
import { firstBlock } from '@/features/read-aloud/upcoming-sentences';

/** Heading, text, heading, text, heading; the window's upper edge is between the first two. */
const tops = [-100, 20, 150, 250, 600];
const blocks = (focusIn = -1) =>
  tops.map((top, index) => ({ isHeading: index % 2 === 0, top, isBeforeFocus: index <= focusIn }));

test('reads from the first heading in the upper part of the window', () => {
  expect(firstBlock(blocks(), 200, false)).toBe(2);
});

test('reads from the start, where all headings are further down', () => {
  expect(firstBlock(blocks().slice(1), 100, false)).toBe(0);
});

test('with a focus, reads from its heading on, whatever is in view', () => {
  expect(firstBlock(blocks(3), 200, true)).toBe(2);
});
