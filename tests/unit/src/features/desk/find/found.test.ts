import { expect, it } from 'vitest';
import { changed, type Found, moved, nothingFound, typed } from '@/features/desk/find/found';

const abc = ['a', 'b', 'c'];
const at = (index: number | undefined): Found<string> => ({ matches: abc, index });

it('shows the nearest match of a typed text, or else the first one', () => {
  expect(typed(abc, 1)).toEqual(at(1));
  expect(typed(abc, -1)).toEqual(at(0));
  expect(typed([], -1)).toEqual(nothingFound);
});

it.each([
  [undefined, 1, 1],
  [undefined, -1, 0],
] as const)('from %j, %j leads to %j', (index, by, next) => {
  expect(moved(at(index), by, 1)).toEqual(at(next));
});

it('stays where it is without any match', () => {
  expect(moved(nothingFound, 1, -1)).toEqual(nothingFound);
});

it('stays at its match when the page changes, and at none when that is gone', () => {
  expect(changed(['x', ...abc], 2)).toEqual({
    matches: ['x', ...abc],
    index: 2,
  });
  expect(changed(abc, -1)).toEqual(at(undefined));
});
