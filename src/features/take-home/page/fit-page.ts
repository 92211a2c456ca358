import { SMALLEST_PT } from './page-rules';

/**
 * How large the text of the page is, in points, in how many columns the items are, and how much more room than the least they
 * and their codes have, from 0 to 3.
 */
export interface Layout {
  readonly size: number;
  readonly columns: 1 | 2;
  readonly air: number;
}

/** What is shown of a page that does not fit. */
export const smallestLayout: Layout = { size: SMALLEST_PT, columns: 2, air: 0 };

/** How the page fits; if it does not, how many of its items would. With none, it is the note that takes too much. */
export type Fit =
  | { readonly kind: 'fits'; readonly layout: Layout }
  | { readonly kind: 'tooMuch'; readonly itemsThatFit: number };

/** The boxes of a page in one layout, in pixels. */
export interface PageBoxes {
  /** The height within the margins. */
  readonly height: number;
  /** What is left of it for handwriting; less than zero if the rest takes more. */
  readonly room: number;
  /** The height of a line to write on. */
  readonly rule: number;
  /** The lower edge of each item, from the top of the list. */
  readonly items: readonly number[];
}

/** Lines that are left where the rest gets more room than it needs. */
const AIRY_RULES = 3;

const MAX_AIR = 3;

const columnCounts = [1, 2] as const;

const hasRoom = ({ room, rule }: PageBoxes, rules: number): boolean => room >= rules * rule;

/** How many items there would be room for without those after them. */
function countThatFit({ room, rule, items }: PageBoxes, rules: number): number {
  const heights = [0, ...items.map((_, index) => Math.max(...items.slice(0, index + 1)))];
  const available = (heights.at(-1) ?? 0) + room - rules * rule;
  return Math.max(
    0,
    heights.findLastIndex((height) => height <= available),
  );
}

/** Guesses whether a page would fit with larger text: lines get higher, and hold fewer words. */
function mayFit({ height, room, rule }: PageBoxes, size: number, rules: number): boolean {
  const growth = size / SMALLEST_PT;
  return (height - room) * growth ** 2 + rules * rule * growth <= height;
}

/**
 * Finds the largest text with which everything fits, in one column if possible, and then the most air. Laying the page out
 * takes time, so that a guess from the smallest text says where to begin.
 *
 * @param layOut lays the page out, and measures it
 * @param sizes the sizes to try, from {@link SMALLEST_PT} up
 * @param rules how many lines to write on there must be
 */
export function fitPage(layOut: (layout: Layout) => PageBoxes, sizes: readonly number[], rules: number): Fit {
  const known = new Map<string, PageBoxes>();
  function boxesOf(layout: Layout): PageBoxes {
    const key = JSON.stringify(layout);
    const boxes = known.get(key) ?? layOut(layout);
    known.set(key, boxes);
    return boxes;
  }
  const smallest = (columns: 1 | 2) => boxesOf({ ...smallestLayout, columns });
  function find(size: number | undefined): Layout | undefined {
    if (size === undefined) return undefined;
    return columnCounts
      .map((columns) => ({ size, columns, air: 0 }))
      .find((layout) => hasRoom(boxesOf(layout), rules));
  }

  let layout = find(SMALLEST_PT);
  if (!layout) {
    return {
      kind: 'tooMuch',
      itemsThatFit: Math.max(...columnCounts.map((count) => countThatFit(smallest(count), rules))),
    };
  }

  let index = sizes.findLastIndex((size) =>
    columnCounts.some((count) => mayFit(smallest(count), size, rules)),
  );
  while (index > 0 && !find(sizes[index])) index -= 1;
  while (find(sizes[index + 1])) index += 1;
  layout = find(sizes[index]) ?? layout;

  for (let air = 0; air <= MAX_AIR; air += 1) {
    const airy: Layout = { ...layout, air };
    if (!hasRoom(boxesOf(airy), AIRY_RULES)) break;
    layout = airy;
  }
  return { kind: 'fits', layout };
}
