/** False in `npm test`, which is a cross-section, so that it takes minutes instead of an hour. */
export const isFullRun = process.env.TESTS !== 'cross-section';

/** Matches the tests that this run leaves out: in a cross-section, those tagged `@full`. */
export const leftOut = isFullRun ? undefined : /@full/;

/** The cases that a run tests: all of them in a full run, otherwise `count` of them, evenly spread from the first. */
export function crossSection<T>(cases: readonly T[], count: number, isFull = isFullRun): readonly T[] {
  if (isFull || count >= cases.length) return cases;
  const bucket = (index: number) => Math.floor((index * count) / cases.length);
  return cases.filter((_, index) => bucket(index) !== bucket(index - 1));
}
