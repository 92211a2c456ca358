import { describe, expect, it } from 'vitest';
import { median, pairwiseRatios, percentile, relativeGrowth } from '../../bench/statistics';

describe('median', () => {
  it('is the middle value, or the mean of the two middle values', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  it('is NaN if there are no values', () => {
    expect(median([])).toBeNaN();
  });
});

describe('percentile', () => {
  it('is the value that the given share of the values lies below', () => {
    const oneToHundred = Array.from({ length: 100 }, (_, index) => index + 1).toReversed();
    expect(percentile(oneToHundred, 95)).toBe(96);
    expect(percentile([7], 95)).toBe(7);
  });

  it('is NaN if there are no values', () => {
    expect(percentile([], 95)).toBeNaN();
  });
});

describe('pairwiseRatios', () => {
  it('compares run by run', () => {
    expect(pairwiseRatios([2, 9], [1, 3])).toEqual([2, 3]);
  });

  it('is 1 for the ratio of 0 to 0', () => {
    expect(pairwiseRatios([0], [0])).toEqual([1]);
  });
});

describe('relativeGrowth', () => {
  it('is 0 for a constant series with single outliers', () => {
    expect(relativeGrowth([10, 10, 500, 10, 10, 10])).toBe(0);
  });

  it('detects a steady rise', () => {
    expect(relativeGrowth([100, 101, 102, 103, 104])).toBeCloseTo(4 / 102);
  });
});
