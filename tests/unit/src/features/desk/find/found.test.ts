import { expect, it } from 'vitest';
import { type Found, nextFound, nothingFound } from '@/features/desk/find/found';

const abc = ['a', 'b', 'c'];
const at = (index: number | undefined): Found<string> => ({ matches: abc, index });

it('shows the nearest match of a typed text, or else the first one', () => {
  expect(nextFound(nothingFound, { kind: 'typed', matches: abc, nearest: 1 })).toEqual(at(1));
  expect(nextFound(at(1), { kind: 'typed', matches: abc, nearest: -1 })).toEqual(at(0));
  expect(nextFound(at(1), { kind: 'typed', matches: [], nearest: -1 })).toEqual(nothingFound);
});

it.each([
  [undefined, 1, 1],
  [undefined, -1, 0],
] as const)('from %j, %j leads to %j', (index, by, next) => {
  expect(nextFound(at(index), { kind: 'moved', by, nearest: 1 })).toEqual(at(next));
});

it('stays where it is without any match', () => {
  expect(nextFound(nothingFound, { kind: 'moved', by: 1, nearest: -1 })).toEqual(nothingFound);
});

it('stays at its match when the page changes, and at none when that is gone', () => {
  expect(nextFound(at(1), { kind: 'changed', matches: ['x', ...abc], same: 2 })).toEqual({
    matches: ['x', ...abc],
    index: 2,
  });
  expect(nextFound(at(1), { kind: 'changed', matches: abc, same: -1 })).toEqual(at(undefined));
});
