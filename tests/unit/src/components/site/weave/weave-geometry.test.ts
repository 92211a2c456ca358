import { expect, test } from 'vitest';
import { PITCH, type Weave, weaveGeometry } from '@/components/site/weave/weave-geometry';

const goals = Array.from({ length: 17 }, (_, index) => index + 1);
const options = { seed: 17, goals, ratio: 1.4, loose: 0.5 };

/** All numbers of a path, in order. */
const numbersOf = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

/** The start and the length of each upright thread. */
function uprightsOf({ uprightPath }: Weave) {
  const numbers = numbersOf(uprightPath);
  return Array.from({ length: numbers.length / 3 }, (_, index) => {
    const [x = -1, y = -1, length = Number.NaN] = numbers.slice(3 * index);
    return { x, y, length };
  });
}

/** For each thread and each upright thread, whether the thread passes over it. */
function crossings(weave: Weave): boolean[][] {
  const [dash = Number.NaN, space = Number.NaN] = numbersOf(weave.dashes.over);
  return weave.threads.map(({ overPath }) => {
    const [start = Number.NaN] = numbersOf(overPath);
    return uprightsOf(weave).map(({ x }) => x > start && (x - start) % (dash + space) < dash);
  });
}

/** Points along a loose thread, from its end to where the cloth begins. */
function pointsOf(path: string) {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = numbersOf(path);
  const at = (t: number, a: number, b: number, c: number, d: number) =>
    (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
  const steps = Array.from({ length: 51 }, (_, index) => index / 50);
  return steps.map((t) => ({ x: at(t, x0, x1, x2, x3), y: at(t, y0, y1, y2, y3) }));
}

test('the same seed always gives the same weave, and another seed a different one', () => {
  expect(weaveGeometry(options)).toEqual(weaveGeometry({ ...options }));
  expect(weaveGeometry({ ...options, seed: 18 })).not.toEqual(weaveGeometry(options));
});

test('has the 17 threads in the order of the goals, each below the last', () => {
  const { threads } = weaveGeometry(options);
  expect(threads.map(({ goal }) => goal)).toEqual(goals);
  const heights = threads.map(({ path }) => numbersOf(path).at(-2) ?? Number.NaN);
  expect(heights).toEqual(goals.map((_, row) => (heights[0] ?? 0) + row * PITCH));
});

test('passes over and under alternately, along each thread and from thread to thread', () => {
  const over = crossings(weaveGeometry(options));
  const [first] = over[0] ?? [];
  expect(over[0]?.length).toBeGreaterThan(10);
  const alternately = over.map((columns, row) =>
    columns.map((_, column) => first === ((row + column) % 2 === 0)),
  );
  expect(over).toEqual(alternately);
});

test.each([0.5, 1, 1.3, 2.1, 9])('fills a frame of the ratio %d with the cloth up to its end', (ratio) => {
  const weave = weaveGeometry({ ...options, ratio });
  const { width, height, threads } = weave;
  expect(width / height).toBeCloseTo(ratio, 3);
  const xs = uprightsOf(weave).map(({ x }) => x);
  for (const [index, x] of xs.slice(1).entries()) expect(x - (xs[index] ?? Number.NaN)).toBeCloseTo(PITCH, 0);
  const gap = width - (xs.at(-1) ?? Number.NaN);
  expect(gap).toBeGreaterThanOrEqual(PITCH / 2);
  expect(gap).toBeLessThan(1.5 * PITCH);
  for (const { path, overPath } of threads) {
    expect(numbersOf(path).at(-1)).toBeGreaterThan(width);
    expect(numbersOf(overPath).at(-1)).toBe(numbersOf(path).at(-1));
  }
});

test('a wider frame adds to the cloth, and changes nothing of what a narrower one shows', () => {
  const narrow = weaveGeometry(options);
  const wide = weaveGeometry({ ...options, ratio: 2.2 });
  const shown = uprightsOf(wide).filter(({ x }) => x <= narrow.width - PITCH / 2);
  expect(uprightsOf(narrow)).toEqual(shown);
  const looseEnds = ({ threads }: Weave) => threads.map(({ path }) => path.replace(/H.*/, ''));
  expect(looseEnds(wide)).toEqual(looseEnds(narrow));
});

test.each([
  [0.5, 0.8],
  [9, 1 / 8],
])('in a frame of the ratio %d, the cloth begins before %d of the width', (ratio, share) => {
  const weave = weaveGeometry({ ...options, ratio });
  expect(uprightsOf(weave)[0]?.x).toBeLessThan(share * weave.width);
});

test.each([0.6, 0.7, 1, 1.5])(
  'in a frame of the ratio %d, few and very loose threads cross at least four upright ones',
  (ratio) => {
    const weave = weaveGeometry({ seed: 404, goals: [16, 10, 14, 7, 13], ratio, loose: 1.6 });
    expect(uprightsOf(weave).filter(({ x }) => x < weave.width).length).toBeGreaterThanOrEqual(4);
  },
);

test.each([
  options,
  { ...options, ratio: 0.6, loose: 0.36 },
  { ...options, goals: [4], ratio: 8, loose: 0.9 },
  { ...options, ratio: 5, loose: 0.55 },
  { ...options, loose: 0 },
])('nothing lies outside the image but where threads run on: %o', (given) => {
  // Threads are 0.68 of their distance wide, and have round ends. Coordinates have one decimal.
  const half = PITCH * 0.34 - 0.05;
  for (let seed = 0; seed < 200; seed += 1) {
    const weave = weaveGeometry({ ...given, seed });
    const { width, height, threads } = weave;
    const outside = threads
      .flatMap(({ path }) => pointsOf(path))
      .filter(({ x, y }) => x < half || x > width || y < half || y > height - half);
    expect(outside, `seed ${seed}`).toEqual([]);
    const uprights = uprightsOf(weave);
    expect(uprights.filter(({ x, y, length }) => x > width || y < 0 || y + length > height)).toEqual([]);
  }
});
