import { computeAccessibleName } from 'dom-accessibility-api';
import { brand } from '@/lib/page-parts';

/** `next` is toward the end. */
export type PageStep = 'previous' | 'next';

/** The share of the view that stays visible in a step within a part, so that readers find their line again. */
const OVERLAP = 0.15;
/** A part that begins higher is on the page already, and its rest comes next. */
const LEAST_STEP = 0.25;
/** An item that begins higher is where a step before has led. */
const LEAST_ITEM_STEP = 0.05;
/** What stays visible above an item, in pixels: less than the gap between cards. */
const ITEM_MARGIN = 12;

/** Where a step leads. */
interface Stop {
  /** How far it is, in pixels: toward the end, or negative. */
  distance: number;
  /** The part at the top of the view then; -1 before the first one. */
  part: number;
  /** Whether that part begins there. */
  isStart: boolean;
}

/** What a step does not cut: a card, a row, a paragraph. In pixels from the top of the view. */
interface Item {
  top: number;
  bottom: number;
}

/** Where items are, in a screen of any kind. Those within others count only if the others are longer than a page. */
const ITEMS =
  'li, tr, p, a, dt, dd, dl > div, figure, fieldset, button, :has(> label), h1, h2, h3, h4, :has(> h3)';
/** A page that ends higher, as a share of its height, would look unfinished: then its last item is cut. */
const MOST_LEFT_OUT = 0.2;

/** Adds each heading together with the item that follows it, since neither stands well alone. */
export function withHeadings(items: readonly Item[], headings: readonly Item[]): Item[] {
  const sorted = [...items].sort((one, other) => one.top - other.top);
  const groups = headings.flatMap(({ top, bottom: end }) => {
    const next = sorted.find((item) => item.top >= end);
    return next ? [{ top, bottom: next.bottom }] : [];
  });
  return [...items, ...groups];
}

/** The items that fit on a page and are not within another one, from top to bottom. */
function wholeItems(items: readonly Item[], height: number): Item[] {
  let end = Number.NEGATIVE_INFINITY;
  return items
    .filter(({ top, bottom }) => bottom - top <= height)
    .sort((one, other) => one.top - other.top || other.bottom - one.bottom)
    .filter(({ bottom }) => {
      const isOuter = bottom > end;
      end = Math.max(end, bottom);
      return isOuter;
    });
}

/**
 * Decides where a page ends, so that it cuts no item: what would be cut is left for the next page.
 *
 * @param height of the view, in pixels
 * @returns in pixels from the top of the view; the height where nothing is cut
 */
export function endOfPage(items: readonly Item[], height: number): number {
  const least = height * (1 - MOST_LEFT_OUT);
  const isShort = ({ top, bottom }: Item) => top >= least && bottom - top <= height;
  const cutAt = (end: number): number => {
    const cut = items.filter((item) => isShort(item) && item.top < end - 1 && item.bottom > end + 1);
    return cut.length > 0 ? cutAt(Math.min(...cut.map(({ top }) => top))) : end;
  };
  return cutAt(height);
}

/** How far it is to the first item of the next page, or of the previous one; less than a page, so that nothing is left out. */
function distanceToItem(items: readonly Item[], height: number, step: PageStep): number | undefined {
  const whole = wholeItems(items, height);
  if (step === 'previous') {
    const first = whole.find(({ top }) => top - ITEM_MARGIN >= -height);
    return first && first.top < -height * LEAST_ITEM_STEP ? first.top - ITEM_MARGIN : undefined;
  }
  const cut = whole.find(({ top, bottom }) => bottom > height && top > height * LEAST_ITEM_STEP);
  return cut && Math.min(cut.top, height) - ITEM_MARGIN;
}

/**
 * Decides how far a step goes: to the last part that begins within a page, so that nothing is left out; within a longer
 * part, to the first item that is not whole on this page; or else a page less an overlap.
 *
 * @param starts where the parts begin, in pixels from the top of the view
 * @param height of the view, in pixels
 */
export function stopOf(
  starts: readonly number[],
  items: readonly Item[],
  height: number,
  step: PageStep,
): Stop {
  const direction = step === 'next' ? 1 : -1;
  const isInReach = (start: number) =>
    start * direction >= height * LEAST_STEP && start * direction <= height;
  const part = step === 'next' ? starts.findLastIndex(isInReach) : starts.findIndex(isInReach);
  const start = starts[part];
  if (start !== undefined) return { distance: start, part, isStart: true };
  const distance = distanceToItem(items, height, step) ?? direction * height * (1 - OVERLAP);
  return { distance, part: starts.findLastIndex((each) => each <= distance), isStart: false };
}

/** The lines of text and the icons in what a page ends within, at a height. */
function linesAt(y: number, elements: readonly Element[]): DOMRect[] {
  const range = document.createRange();
  const rects: DOMRect[] = [];
  for (const element of elements) {
    const { top, bottom } = element.getBoundingClientRect();
    if (top >= y || bottom <= y) continue;
    rects.push(...[...element.querySelectorAll('svg')].map((icon) => icon.getBoundingClientRect()));
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      rects.push(...range.getClientRects());
    }
  }
  return rects;
}

/** What a page is not to cut within elements, and the lines of text where it ends, from the top of the view. */
function itemsOf(found: readonly Element[], viewTop: number, height: number) {
  const inView = ({ top, bottom }: Item) => ({ top: top - viewTop, bottom: bottom - viewTop });
  const boxes = (elements: readonly Element[]) =>
    elements.map((element) => inView(element.getBoundingClientRect()));
  const items = withHeadings(boxes(found), boxes(found.filter((element) => element.matches('h2, h3'))));
  return { items, lines: linesAt(viewTop + height, found).map(inView) };
}

/** Whether it takes room and can be seen: the answers of a button take theirs before it is pressed. */
const isShown = (element: Element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

/**
 * Finds how far a step in a dialog goes, and how much of its page belongs to the next one, in pixels.
 *
 * @param bar covers the end of the dialog
 */
export function findDialogStep(
  dialog: Element,
  bar: Element,
  step: PageStep,
): { distance: number; leftOut: number } {
  // What sticks to the top.
  const covered = Number.parseFloat(getComputedStyle(dialog).scrollPaddingBlockStart) || 0;
  const viewTop = dialog.getBoundingClientRect().top + dialog.clientTop + covered;
  const height = bar.getBoundingClientRect().top - viewTop;
  const found = [...dialog.querySelectorAll(ITEMS)].filter((item) => isShown(item) && !bar.contains(item));
  const { items, lines } = itemsOf(found, viewTop, height);
  return {
    distance: stopOf([], items, height, step).distance,
    leftOut: height - endOfPage([...items, ...lines], height),
  };
}

/**
 * Finds where a step on the current screen leads, the title of the part there, and how much of this page belongs to the
 * next one.
 *
 * @param top the distance of the screen from the top of the display, in pixels
 */
export function findStop(
  dock: Element,
  top: number,
  step: PageStep,
): Stop & { title: string; leftOut: number } {
  const header = brand.current?.closest('header');
  const isSticky = header && getComputedStyle(header).position === 'sticky';
  const viewTop = top + (isSticky ? header.offsetHeight : 0);
  const height = dock.getBoundingClientRect().top - viewTop;
  const parts = [...document.querySelectorAll<HTMLElement>('main section, footer')].filter(
    (part) => isShown(part) && !part.parentElement?.closest('section'),
  );
  const starts = parts.map((part) => part.getBoundingClientRect().top - viewTop);
  // Easy read has items above its first part.
  const found = [...document.querySelectorAll(`:is(main, footer) :is(${ITEMS})`)].filter(isShown);
  const { items, lines } = itemsOf(found, viewTop, height);
  const stop = stopOf(starts, items, height, step);
  const part = parts[stop.part] ?? document.querySelector('main h1');
  return {
    ...stop,
    title: part ? computeAccessibleName(part) : '',
    leftOut: height - endOfPage([...items, ...lines], height),
  };
}
