/** The position of a block of text when reading starts. */
export interface BlockPosition {
  isHeading: boolean;
  /** Its top edge in the viewport, in pixels. */
  top: number;
  /** Whether the focused element is in it or after it. */
  isBeforeFocus: boolean;
}

/**
 * Returns the index of the heading to start reading from: the last one up to the focused element. Without focus, it is the
 * first heading in the upper part of the viewport, or else the one above the viewport, or else the first block.
 *
 * @param upperPart the height of that part, in pixels
 * @param hasFocus whether an element of the screen has the focus
 */
export function firstBlock(blocks: readonly BlockPosition[], upperPart: number, hasFocus: boolean): number {
  const inView = blocks.findIndex(({ isHeading, top }) => isHeading && top >= 0 && top <= upperPart);
  if (!hasFocus && inView >= 0) return inView;
  const current = blocks.findLastIndex(
    ({ isHeading, top, isBeforeFocus }) => isHeading && (hasFocus ? isBeforeFocus : top < 0),
  );
  return Math.max(current, 0);
}
