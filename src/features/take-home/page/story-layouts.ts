import { SMALLEST_PT } from './page-rules';

/** How large the text of a story is, in points, and how long a text of the foundation's can be, in characters. */
export interface StoryLayout {
  readonly size: number;
  readonly line: number;
}

const lineLimits = [Infinity, 160, 110, 70] as const;

/**
 * The layouts of a story, from the best: large print as large as the page has room for, and shorter texts only if the smallest
 * does not fit.
 *
 * @param sizes the sizes to try, from {@link SMALLEST_PT} up
 */
export function storyLayouts(sizes: readonly number[]): readonly [StoryLayout, ...StoryLayout[]] {
  const [largest = SMALLEST_PT, ...smaller] = sizes.toReversed();
  const [whole, ...cut] = lineLimits;
  return [
    { size: largest, line: whole },
    ...smaller.map((size) => ({ size, line: whole })),
    ...cut.map((line) => ({ size: SMALLEST_PT, line })),
  ];
}
