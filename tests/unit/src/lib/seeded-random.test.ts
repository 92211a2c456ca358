import { expect, test } from 'vitest';
import { seededRandom } from '@/lib/seeded-random';

const take = (count: number, seed: number) => Array.from({ length: count }, seededRandom(seed));

test('gives the same numbers for the same seed, and others for another seed', () => {
  expect(take(5, 7)).toEqual(take(5, 7));
  expect(take(5, 8)).not.toEqual(take(5, 7));
});

test('spreads its numbers evenly from 0 up to 1', () => {
  const numbers = take(10_000, 1);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const share = numbers.filter((number) => Math.floor(number * 10) === tenth).length / numbers.length;
    expect(share).toBeCloseTo(0.1, 1);
  }
});
