import { expect, it } from 'vitest';
import { type Found, firstFound, nothingFound, step, stillFound } from '@/features/desk/find/found';

const abc = ['a', 'b', 'c'];
const at = (index: number | undefined): Found<string> => ({ matches: abc, index });

it('shows the nearest match of a text, or else the first one, if any, and goes on from there', () => {
  expect(firstFound(abc, 1)).toEqual(at(1));
  expect(firstFound(abc, -1)).toEqual(at(0));
  expect(firstFound([], -1)).toEqual(nothingFound);
  expect(step(at(undefined), 1, 1)).toEqual(at(1));
  expect(step(at(undefined), -1, 1)).toEqual(at(0));
  expect(step(nothingFound, 1, -1)).toEqual(nothingFound);
});

it('stays at its match when the page changes, and at none when that is gone', () => {
  expect(stillFound(['x', ...abc], 2)).toEqual({ matches: ['x', ...abc], index: 2 });
  expect(stillFound(abc, -1)).toEqual(at(undefined));
});
