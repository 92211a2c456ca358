import { expect, test } from 'vitest';
import { PITCH, weaveGeometry } from '@/components/site/weave/weave-geometry';

const goals = Array.from({ length: 17 }, (_, index) => index + 1);
const options = { seed: 17, goals, ratio: 1.4, loose: 0.5 };

const numbersOf = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

test('has the 17 threads in the order of the goals, each below the last', () => {
  const { threads } = weaveGeometry(options);
  expect(threads.map(({ goal }) => goal)).toEqual(goals);
  const heights = threads.map(({ path }) => numbersOf(path).at(-2) ?? Number.NaN);
  expect(heights).toEqual(goals.map((_, row) => (heights[0] ?? 0) + row * PITCH));
});
