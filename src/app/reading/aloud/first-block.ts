/** What is known of a block of text when the reading begins. */
export interface BlockPlace {
  isHeading: boolean;
  /** Its upper edge in the window, in pixels. */
  top: number;
  /** Whether the focus is in it or after it. */
  isBeforeFocus: boolean;
}

/**
 * The index of the heading to read from: the last one up to the focus; without a focus, the last one that stands above a
 * line in the window; else the start.
 *
 * @param line pixels from the window's upper edge
 * @param hasFocus whether there is a focus to go by
 */
export function firstBlock(blocks: readonly BlockPlace[], line: number, hasFocus: boolean): number {
  const index = blocks.findLastIndex(
    ({ isHeading, top, isBeforeFocus }) => isHeading && (hasFocus ? isBeforeFocus : top <= line),
  );
  return Math.max(index, 0);
}
