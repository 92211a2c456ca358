import { describe, expect, it } from 'vitest';
import { median, pairwiseRatios, relativeGrowth } from '../../bench/statistics';

describe('median', () => {
  it('is the middle of an odd count, and between the two of an even one', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  it('of nothing is no number', () => {
    expect(median([])).toBeNaN();
  });
});

describe('pairwise ratios', () => {
  it('compare run by run', () => {
    expect(pairwiseRatios([2, 9], [1, 3])).toEqual([2, 3]);
  });

  it('of nothing to nothing are 1', () => {
    expect(pairwiseRatios([0], [0])).toEqual([1]);
  });
});

describe('relative growth', () => {
  it('is none where a series stays, whatever single values do', () => {
    expect(relativeGrowth([10, 10, 500, 10, 10, 10])).toBe(0);
  });

  it('sees a steady rise', () => {
    expect(relativeGrowth([100, 101, 102, 103, 104])).toBeCloseTo(4 / 102);
  });
});
