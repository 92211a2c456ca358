import { describe, expect, test } from 'vitest';
import { PITCH, type Weave, weaveGeometry } from '@/components/site/weave/weave-geometry';

const goals = Array.from({ length: 17 }, (_, index) => index + 1);
const options = { seed: 17, goals, ratio: 1.4, loose: 0.5 };
const seeds = Array.from({ length: 200 }, (_, seed) => seed);

/** All numbers of a path, in order. */
const numbersOf = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

/** All numbers of a path, in groups of the given size. */
function groupsOf(path: string, size: number): number[][] {
  const numbers = numbersOf(path);
  return Array.from({ length: numbers.length / size }, (_, index) =>
    numbers.slice(index * size, (index + 1) * size),
  );
}

/** For each thread and each upright thread, whether the thread passes over it. */
function crossings({ threads, uprightPath, dashes }: Weave): boolean[][] {
  const uprights = groupsOf(uprightPath, 3).map(([x = Number.NaN]) => x);
  const [dash = Number.NaN, space = Number.NaN] = numbersOf(dashes.over);
  return threads.map(({ overPath }) => {
    const [start = Number.NaN] = numbersOf(overPath);
    return uprights.map((x) => x > start && (x - start) % (dash + space) < dash);
  });
}

/** Points along a loose thread, from its end to where the cloth begins. */
function pointsOf(path: string): { x: number; y: number }[] {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = numbersOf(path);
  const at = (t: number, a: number, b: number, c: number, d: number) =>
    (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
  return Array.from({ length: 51 }, (_, index) => index / 50).map((t) => ({
    x: at(t, x0, x1, x2, x3),
    y: at(t, y0, y1, y2, y3),
  }));
}

test('the same seed always gives the same weave, and another seed a different one', () => {
  expect(weaveGeometry(options)).toEqual(weaveGeometry({ ...options }));
  expect(weaveGeometry({ ...options, seed: 18 })).not.toEqual(weaveGeometry(options));
});

test('has the 17 threads in the order of the goals, each below the last', () => {
  const { threads } = weaveGeometry(options);
  expect(threads.map(({ goal }) => goal)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
  ]);
  const heights = threads.map(({ path }) => numbersOf(path).at(-2) ?? Number.NaN);
  for (const [row, height] of heights.entries()) {
    if (row > 0) expect(height - (heights[row - 1] ?? Number.NaN)).toBe(PITCH);
  }
});

test('passes over and under alternately, along each thread and from thread to thread', () => {
  const over = crossings(weaveGeometry(options));
  expect(over).toHaveLength(17);
  for (const [row, columns] of over.entries()) {
    expect(columns.length).toBeGreaterThan(10);
    for (const [column, isOver] of columns.entries()) {
      if (column > 0) expect(columns[column - 1], `${row}, ${column}`).toBe(!isOver);
      if (row > 0) expect(over[row - 1]?.[column], `${row}, ${column}`).toBe(!isOver);
    }
  }
});

test.each([1.3, 1.4, 1.7, 2.1])(
  'at the ratio %d, each upright thread that a wider weave shows whole is still there',
  (ratio) => {
    const { width, uprightPath } = weaveGeometry({ ...options, loose: 0, ratio });
    const wider = weaveGeometry({ ...options, loose: 0, ratio: 2.2 });
    const whole = groupsOf(wider.uprightPath, 3).filter(([x = Number.NaN]) => x <= width - PITCH / 2);
    expect(groupsOf(uprightPath, 3)).toEqual(whole);
  },
);

test.each([0.5, 1, 2, 2.8, 9])('fills a frame of the ratio %d with the cloth up to its end', (ratio) => {
  const { width, height, threads, uprightPath } = weaveGeometry({ ...options, ratio });
  expect(width / height).toBeCloseTo(ratio, 3);
  const uprights = groupsOf(uprightPath, 3).map(([x = Number.NaN]) => x);
  for (const [index, x] of uprights.entries()) {
    if (index > 0) expect(x - (uprights[index - 1] ?? Number.NaN)).toBeCloseTo(PITCH, 0);
  }
  expect(width - (uprights.at(-1) ?? Number.NaN)).toBeGreaterThanOrEqual(PITCH / 2);
  expect(width - (uprights.at(-1) ?? Number.NaN)).toBeLessThan(1.5 * PITCH);
  for (const { path, overPath } of threads) {
    expect(numbersOf(path).at(-1)).toBeGreaterThan(width);
    expect(numbersOf(overPath).at(-1)).toBe(numbersOf(path).at(-1));
  }
});

test('a wider frame adds to the cloth, and changes nothing of what a narrower one shows', () => {
  const narrow = weaveGeometry(options);
  const wide = weaveGeometry({ ...options, ratio: 2.2 });
  expect(wide.uprightPath.startsWith(narrow.uprightPath)).toBe(true);
  const looseEnds = ({ threads }: Weave) => threads.map(({ path }) => path.replace(/H.*/, ''));
  expect(looseEnds(wide)).toEqual(looseEnds(narrow));
});

test('in a narrow frame, too, a part of the picture is cloth', () => {
  const { width, uprightPath } = weaveGeometry({ ...options, ratio: 0.5 });
  expect(numbersOf(uprightPath)[0]).toBeLessThan(0.8 * width);
});

test.each([0.6, 0.7, 1, 1.5])(
  'in a frame of the ratio %d, few and very loose threads cross at least four upright ones',
  (ratio) => {
    const { width, uprightPath } = weaveGeometry({
      seed: 404,
      goals: [16, 10, 14, 7, 13],
      ratio,
      loose: 1.6,
    });
    const uprights = groupsOf(uprightPath, 3).map(([x = Number.NaN]) => x);
    expect(uprights.filter((x) => x < width).length).toBeGreaterThanOrEqual(4);
  },
);

test('in a very wide frame, most of the picture is cloth', () => {
  const { width, uprightPath } = weaveGeometry({ ...options, ratio: 9 });
  expect(numbersOf(uprightPath)[0]).toBeLessThan(width / 8);
});

describe('nothing lies outside the image but where threads run on', () => {
  const within = (value: number, limit: number) => value >= 0 && value <= limit;
  /** Threads are 0.68 of their distance wide, and have round ends. Coordinates have one decimal. */
  const half = PITCH * 0.34 - 0.05;

  test.each([
    options,
    { ...options, ratio: 0.6, loose: 0.36 },
    { ...options, goals: [4], ratio: 8, loose: 0.9 },
    { ...options, ratio: 5, loose: 0.55 },
    { ...options, loose: 0 },
  ])('%o', (given) => {
    for (const seed of seeds) {
      const { width, height, threads, uprightPath } = weaveGeometry({ ...given, seed });
      for (const { path, overPath } of threads) {
        const outside = pointsOf(path).filter(
          ({ x, y }) => x < half || x > width || !within(y - half, height - 2 * half),
        );
        expect(outside, `seed ${seed}`).toEqual([]);
        const [x = -1, y = -1] = numbersOf(overPath);
        expect(within(x, width + PITCH) && within(y, height)).toBe(true);
      }
      for (const [x = -1, y = -1, length = Number.NaN] of groupsOf(uprightPath, 3)) {
        expect(within(x, width) && within(y, height) && within(y + length, height)).toBe(true);
      }
    }
  });
});
