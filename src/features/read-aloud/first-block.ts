/** What is known of a block of text when the reading begins. */
export interface BlockPlace {
  isHeading: boolean;
  /** Its upper edge in the window, in pixels. */
  top: number;
  /** Whether the focus is in it or after it. */
  isBeforeFocus: boolean;
}

/**
 * The index of the heading to read from: the last one up to the focus. Without a focus it is the first one in the upper
 * part of the window, else the one whose text has been scrolled to, else the start.
 *
 * @param upperPart the height of that part, in pixels
 * @param hasFocus whether there is a focus to go by
 */
export function firstBlock(blocks: readonly BlockPlace[], upperPart: number, hasFocus: boolean): number {
  if (hasFocus) {
    return Math.max(
      blocks.findLastIndex(({ isHeading, isBeforeFocus }) => isHeading && isBeforeFocus),
      0,
    );
  }
  const inView = blocks.findIndex(({ isHeading, top }) => isHeading && top >= 0 && top <= upperPart);
  if (inView >= 0) return inView;
  return Math.max(
    blocks.findLastIndex(({ isHeading, top }) => isHeading && top < 0),
    0,
  );
}
