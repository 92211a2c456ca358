/** The median of some numbers; NaN if there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** The ratios of numbers measured side by side, run by run. The ratio of 0 to 0 is 1. */
export function pairwiseRatios(values: readonly number[], references: readonly number[]): number[] {
  return values.map((value, run) => {
    const reference = references[run] ?? Number.NaN;
    return value === reference ? 1 : value / reference;
  });
}

/** The growth of a series along its Theil-Sen trend, which single outliers do not move, relative to its median. */
export function relativeGrowth(series: readonly number[]): number {
  const slopes = series.flatMap((late, j) => series.slice(0, j).map((early, i) => (late - early) / (j - i)));
  return (median(slopes) * (series.length - 1)) / median(series);
}
