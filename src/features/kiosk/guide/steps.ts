/** Takes one step along a list of values, and stays at the ends. */
export function stepAlong(values: readonly number[], value: number, direction: 1 | -1): number {
  return values[Math.min(values.length - 1, Math.max(0, values.indexOf(value) + direction))] ?? value;
}
