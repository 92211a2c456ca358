/** Something with a vertical extent, in pixels from the top of what is scrolled. */
export interface Extent {
  top: number;
  bottom: number;
}

/** What is measured of a screen or dialog to divide it into stops. */
export interface Layout {
  /** What no stop cuts: lines of text, pictures, controls, and small items as a whole. */
  ink: readonly Extent[];
  /** Headings, each of which stays with what follows it. */
  headings: readonly Extent[];
  /** What a stop had better not cut: cards, lists and the like. Only what is longer than a stop is cut readily. */
  items: readonly Extent[];
}

/** What Page up and Page down show at once: nothing above or below it. */
export interface Stop extends Extent {
  /** How far to scroll for it. */
  scroll: number;
}

/** Stays visible above the first and below the last item of a stop, in pixels: less than the gap between cards. */
const MARGIN = 12;
/** A part begins at the upper edge, unless its first stop leaves more than this share of its height empty. */
const MOST_EMPTY = 0.25;
/** A stop that would leave a larger share empty above or below begins at the upper edge: below it is what comes next. */
const WIDEST_BAND = 0.23;
/** Below the last line of a card, what takes more than this share of a stop is no padding. */
const PADDING = 0.12;
/** What takes more than this share of a stop is a picture, not a line of large text. */
const PICTURE = 0.45;
/** A view that ends higher, as a share of its height, would look unfinished: then its last row is cut. */
const MOST_LEFT_OUT = 0.2;
/** What cutting an item costs, where an additional stop costs 1. */
const CUT_COST = 1.5;
/** The same for an item that no stop has room for: it had better have its stops for itself. */
const LONG_CUT_COST = 1.2;
/** What it costs to cut the padding with which a card ends. */
const EDGE_COST = 0.3;
/** A stop that leaves more than this share empty would look like a mistake. */
const MOSTLY_EMPTY = 0.5;
/** What it costs to leave most of a stop empty although something follows. */
const MOSTLY_EMPTY_COST = 2.5;
/** A stop that leaves more than this share empty also shows what is right above it, as far as it fits. */
const ROOM_FOR_MORE = 0.35;
/** The same at the end of a screen, where what is empty is all above the rest of it. */
const ROOM_FOR_MORE_AT_END = 0.2;
/** What it costs to show again what the stop above has shown. */
const REPEAT_COST = 0.2;

const byTop = (one: Extent, other: Extent) => one.top - other.top;
const heightOf = ({ top, bottom }: Extent) => bottom - top;

/** Joins what overlaps, unless it would be higher than a stop then. */
function toRows({ ink, headings }: Layout, height: number): Extent[] {
  const sorted = [...ink].sort(byTop);
  const titles = headings.flatMap(({ top, bottom }) => {
    const next = sorted.find((each) => each.top >= bottom - 1);
    return next && next.bottom - top <= height ? [{ top, bottom: next.bottom }] : [];
  });
  const rows: Extent[] = [];
  for (const { top, bottom } of [...sorted, ...titles].sort(byTop)) {
    const last = rows.at(-1);
    const overlaps = last && top < last.bottom - 1;
    if (overlaps && Math.max(bottom, last.bottom) - last.top <= height)
      last.bottom = Math.max(last.bottom, bottom);
    else {
      // Rather than a line beside it, a picture is cut.
      const cut = sorted.filter((each) => each.top < top - 1 && each.bottom > top + 1);
      if (overlaps && cut.length > 0 && cut.every((each) => heightOf(each) > height * PICTURE))
        last.bottom = top;
      rows.push({ top, bottom });
    }
  }
  return rows;
}

/** A row, where its ink begins, and where the padding below it ends, which a stop may do without. */
interface Row extends Extent {
  inkTop: number;
  edge: number;
}

/** Moves the edges of rows to those of the items that begin or end with them, unless these end far below. */
function withItemEdges(rows: readonly Extent[], items: readonly Extent[], height: number): Row[] {
  return rows.map((row, index) => {
    const above = rows[index - 1]?.bottom ?? Number.NEGATIVE_INFINITY;
    const below = rows[index + 1]?.top ?? Number.POSITIVE_INFINITY;
    const tops = items.map(({ top }) => top).filter((top) => top > above - 1 && top < row.top);
    const bottoms = items
      .map(({ bottom }) => bottom)
      .filter(
        (bottom) => bottom < below + 1 && bottom > row.bottom && bottom < row.bottom + height * PADDING,
      );
    const { top, bottom } = row;
    return { top: Math.min(top, ...tops), inkTop: top, bottom, edge: Math.max(bottom, ...bottoms) };
  });
}

/** What it costs to end a stop between two rows. */
function costBetween(upper: Extent, lower: Extent, items: readonly Extent[], height: number): number {
  const cut = items.filter(({ top, bottom }) => top < upper.bottom - 1 && bottom > lower.top + 1);
  if (cut.length === 0) return 0;
  return cut.some((item) => heightOf(item) <= height) ? CUT_COST : LONG_CUT_COST;
}

/** What a share that a stop leaves empty costs: some of it little, most of it more than to cut an item, unless nothing follows. */
const costOfEmpty = (share: number, isLast: boolean) =>
  4 * share ** 4 + (share > MOSTLY_EMPTY && !isLast ? MOSTLY_EMPTY_COST : 0);

/** The rows of a stop, and where their ink begins and ends. */
interface StopRows extends Extent {
  inkTop: number;
  inkBottom: number;
}

/** Rows to divide, and what it costs to begin a stop with each of them. */
interface Rows {
  rows: readonly Row[];
  cutCosts: readonly number[];
  /** Of a stop, in pixels. */
  height: number;
  /** Whether the last stop is scrolled to the end of the screen. */
  endsScreen: boolean;
}

/**
 * Finds the row with which a stop begins that has room for some of the rows above it: as many as fit without cutting an item,
 * or else without cutting more than it does already, or else at all where it would be mostly empty.
 */
function startWithMore({ rows, cutCosts, height, endsScreen }: Rows, first: number, end: number): number {
  const bottom = rows[end]?.bottom ?? 0;
  const empty = 1 - (bottom - (rows[first]?.top ?? 0)) / height;
  const isEnd = endsScreen && end === rows.length - 1;
  if (first === 0 || empty < (isEnd ? ROOM_FOR_MORE_AT_END : ROOM_FOR_MORE)) return first;
  const fits = (index: number) => bottom - (rows[index]?.top ?? Number.NEGATIVE_INFINITY) <= height;
  let best = first;
  for (let index = first - 1; fits(index); index -= 1) {
    const cost = cutCosts[index] ?? 0;
    const bestCost = best < first ? (cutCosts[best] ?? 0) : Number.POSITIVE_INFINITY;
    const isWorthIt = cost === 0 || isEnd || cost <= (cutCosts[first] ?? 0) || empty > MOSTLY_EMPTY;
    if (isWorthIt && (cost === 0 || bestCost > 0)) best = index;
  }
  return best;
}

/** Divides rows so that few stops are needed, little is cut, and all are about equally full; says what that costs. */
function divide(
  rows: readonly Row[],
  items: readonly Extent[],
  height: number,
  /** The first stop needs no margins. */
  firstHeight: number,
  endsScreen: boolean,
): { cost: number; stops: StopRows[] } {
  const cutCosts = rows.map((row, index) => {
    const above = rows[index - 1];
    return above ? costBetween(above, row, items, height) : 0;
  });
  const all = { rows, cutCosts, height, endsScreen };
  // From the last row on, since the best way to go on does not depend on what is above.
  const best: { cost: number; start: number; end: number }[] = [];
  for (let first = rows.length - 1; first >= 0; first -= 1) {
    best[first] = { cost: Number.POSITIVE_INFINITY, start: first, end: first };
    const room = first === 0 ? firstHeight : height;
    for (let end = first; end < rows.length; end += 1) {
      const [row, last, next] = [rows[first], rows[end], rows[end + 1]];
      if (!row || !last || (end > first && last.bottom - row.top > room)) break;
      const start = startWithMore(all, first, end);
      const { top } = rows[start] ?? row;
      const empty = Math.max(0, 1 - (last.bottom - top) / height);
      const rest = next ? (cutCosts[end + 1] ?? 0) + (best[end + 1]?.cost ?? 0) : 0;
      const cutsEdge = last.edge - top > room;
      const cost =
        1 + costOfEmpty(empty, !next) + (cutsEdge ? EDGE_COST : 0) + (start < first ? REPEAT_COST : 0) + rest;
      if (cost < (best[first]?.cost ?? 0)) best[first] = { cost, start, end };
    }
  }
  const stops: StopRows[] = [];
  for (let first = 0; first < rows.length; ) {
    const { start, end } = best[first] ?? { start: first, end: first };
    const { top = 0, inkTop = top } = rows[start] ?? {};
    const { bottom = top, edge = top } = rows[end] ?? {};
    const most = top + (first === 0 ? firstHeight : height);
    stops.push({ top, bottom: Math.max(bottom, Math.min(edge, most)), inkTop, inkBottom: bottom });
    first = end + 1;
  }
  return { cost: best[0]?.cost ?? 0, stops };
}

/** Divides a part that does not fit on one stop; `undefined` if it does, except for a margin. */
export function divideLong(layout: Layout, part: Extent, height: number, endsScreen = false) {
  const room = height - 2 * MARGIN;
  const [first, ...others] = withItemEdges(toRows(layout, room), layout.items, room);
  const last = others.at(-1) ?? first;
  // Below its last row, it has only a margin.
  if (!first || !last || last.bottom <= part.top + height) return undefined;
  const start = { ...first, top: Math.min(part.top, first.top) };
  // Where a header leaves too little room for the first row, that is cut, and has the next stop as well.
  const rows = heightOf(start) <= height ? [start, ...others] : [start, first, ...others];
  return divide(rows, layout.items, room, height, endsScreen);
}

/**
 * Divides a part of a screen, or a dialog, into stops that cut nothing that a person reads or presses as one thing.
 *
 * @param part all of it, with whose upper edge the first stop begins
 * @param height of the view, in pixels
 * @param centers whether what does not fill a stop is in the middle of it, where what is above is to be covered
 * @param endsScreen see {@link Rows}
 */
export function toStops(
  layout: Layout,
  part: Extent,
  height: number,
  centers: boolean,
  endsScreen = false,
): Stop[] {
  const divided = heightOf(part) > height + MARGIN ? divideLong(layout, part, height, endsScreen) : undefined;
  if (!divided) return [{ ...part, scroll: part.top }];
  return divided.stops.map(({ top, bottom, inkTop, inkBottom }, index) => {
    const empty = height - (bottom - top);
    const isEnd = endsScreen && index === divided.stops.length - 1;
    const widest = empty / 2 + Math.max(inkTop - top, bottom - inkBottom);
    const leadsOn = widest > height * WIDEST_BAND && !isEnd;
    const startsAbove = index === 0 && (!centers || leadsOn || empty < height * MOST_EMPTY);
    const above = startsAbove ? 0 : centers && !leadsOn ? empty / 2 : MARGIN;
    return { top, bottom, scroll: Math.max(0, top - above) };
  });
}

/**
 * Decides where a view ends that was not reached by steps, so that it cuts no row.
 *
 * @returns in pixels from the top of what is scrolled
 */
export function endOfView(layout: Layout, view: Extent): number {
  const height = heightOf(view);
  const least = view.bottom - height * MOST_LEFT_OUT;
  const cut = toRows(layout, height).find(
    ({ top, bottom }) => top >= least && top < view.bottom - 1 && bottom > view.bottom + 1,
  );
  return cut?.top ?? view.bottom;
}
