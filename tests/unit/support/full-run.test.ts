import { expect, test } from 'vitest';
import { crossSection } from '../../support/full-run';

test.each([
  [1, ['a']],
  [2, ['a', 'd']],
  [3, ['a', 'c', 'e']],
  [6, ['a', 'b', 'c', 'd', 'e', 'f']],
  [9, ['a', 'b', 'c', 'd', 'e', 'f']],
])('%i of six cases are spread evenly, from the first', (count, expected) => {
  expect(crossSection(['a', 'b', 'c', 'd', 'e', 'f'], count, false)).toEqual(expected);
});

test('a full run has all cases', () => {
  expect(crossSection(['a', 'b', 'c'], 1, true)).toEqual(['a', 'b', 'c']);
});
