/** The middle of some numbers; of an even count, the mean of the two in the middle; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** The ratios of numbers that were measured side by side, run by run; where both are 0 the ratio is 1. */
export function pairwiseRatios(values: readonly number[], references: readonly number[]): number[] {
  return values.map((value, run) => {
    const reference = references[run] ?? Number.NaN;
    return value === reference ? 1 : value / reference;
  });
}

/**
 * How much a series grows from its start to its end by its straight trend (Theil and Sen: the median of all slopes,
 * which single outliers do not move), relative to its median.
 */
export function relativeGrowth(series: readonly number[]): number {
  const slopes = series.flatMap((late, j) => series.slice(0, j).map((early, i) => (late - early) / (j - i)));
  return (median(slopes) * (series.length - 1)) / median(series);
}
