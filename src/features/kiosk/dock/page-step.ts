import { computeAccessibleName } from 'dom-accessibility-api';
import { brand } from '@/lib/page-parts';
import { divideLong, type Extent, endOfView, type Layout, type Stop, toStops } from './stops';

/** `next` is toward the end. */
export type PageStep = 'previous' | 'next';

/** Where a step leads, and what of the current stop belongs to those beside it, in pixels. */
export interface StepResult {
  /** How far it is: toward the end, or negative. */
  distance: number;
  coveredAbove: number;
  coveredBelow: number;
}

/** What is read or pressed as one thing if it is small, and else better not cut. */
const ITEMS =
  'li, tr, p, a, dt, dd, dl > div, figure, fieldset, :has(> label), h1, h2, h3, h4, :has(> h3), nav, section';
/** What stays with what follows it. */
const HEADINGS = 'h2, h3, h4, :has(+ :is(h3, h4)), section p:has(+ ul), label:has(+ :is(input, textarea))';
/** What is never cut. */
const SOLID = 'svg, img, span:has(> svg), button, input, textarea, select, a:has(svg, img)';
/** An item of at most this share of the view is not cut. */
const SMALL = 0.3;
/** A view that is nearer to a stop is at it: browsers round how far they scroll. */
const NEAR = 2;
/** A section of at least this share of the view begins a stop. */
const OWN_STOP = 0.85;

/** Whether it takes room and can be seen: the answers of a button take theirs before it is pressed. */
const isShown = (element: Element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

/**
 * Measures what is within elements.
 *
 * @param origin where what is scrolled begins, in pixels from the top of the display
 * @param within what is of interest, from there
 */
function measure(roots: Iterable<Element>, origin: number, within: Extent, height: number): Layout {
  const ink: Extent[] = [];
  const headings: Extent[] = [];
  const items: Extent[] = [];
  const range = document.createRange();
  const toExtent = ({ top, bottom }: DOMRect) => ({ top: top - origin, bottom: bottom - origin });
  const visit = (node: Node) => {
    if (node instanceof Text && node.data.trim()) {
      range.selectNodeContents(node);
      ink.push(...[...range.getClientRects()].map(toExtent));
    }
    if (!(node instanceof Element)) return;
    const { display, position, paddingTop, paddingBottom } = getComputedStyle(node);
    if (display === 'contents') node.childNodes.forEach(visit);
    // What sticks to an edge is not scrolled.
    if (!isShown(node) || position === 'sticky') return;
    const box = toExtent(node.getBoundingClientRect());
    // What is for screen readers only has one pixel, or with a zoom up to three.
    if (box.bottom - box.top <= 3) return;
    if (box.bottom <= within.top || box.top >= within.bottom) return;
    const isItem = node.matches(ITEMS);
    const share = (box.bottom - box.top) / height;
    if (node.matches(HEADINGS)) headings.push(box);
    // What is taller is there for decoration.
    if (node.matches(SOLID) ? share <= 1 : isItem && share <= SMALL) ink.push(box);
    else {
      if (!node.matches('section')) items.push(...(isItem ? [box] : []));
      // A long section is cut anyway, and nobody misses the padding of a short one.
      else if (share <= 1)
        items.push({
          top: box.top + Number.parseFloat(paddingTop),
          bottom: box.bottom - Number.parseFloat(paddingBottom),
        });
      node.childNodes.forEach(visit);
    }
  };
  for (const root of roots) visit(root);
  return { ink, headings, items };
}

/**
 * What it costs to divide a section into stops of a height, in pixels, as their number and what is cut or left empty; and
 * whether its heading and introduction have the first one for themselves.
 */
export function costOfSection(
  section: Element,
  height: number,
): { cost: number; startsWithHeading: boolean } {
  const { top, height: bottom } = section.getBoundingClientRect();
  const part = { top: 0, bottom };
  const { cost = 1, stops } = divideLong(measure([section], top, part, height), part, height) ?? {};
  const content = section.querySelector('ul, ol, dl, form, figure');
  const start = content ? content.getBoundingClientRect().top - top : 0;
  return { cost, startsWithHeading: start >= (stops?.[0]?.bottom ?? bottom) };
}

/** What is scrolled, and how much of it is in view. */
interface Scrolled {
  roots: readonly Element[];
  /** Those with stops of their own, from top to bottom; the first begins with all of it. */
  parts: readonly Extent[];
  /** In pixels from the top of what is scrolled. */
  view: Extent;
  /** The position of its top in the display. */
  viewTop: number;
  mostScrolled: number;
  centers: boolean;
}

/** Divides the parts in and beside the view into stops, none of which is farther than it can be scrolled. */
function stopsNear({ roots, parts, view, viewTop, mostScrolled, centers }: Scrolled): Stop[] {
  const height = view.bottom - view.top;
  const pageEnd = mostScrolled + height;
  const isNear = ({ top, bottom }: Extent) => top < view.bottom + height && bottom > view.top - height;
  const stops = parts.filter(isNear).flatMap((part) => {
    const { ink, ...layout } = measure(roots, viewTop - view.top, part, height);
    // The last stop has the end of the page, so that no further step scrolls to that alone.
    const endsScreen = part.bottom >= pageEnd - NEAR;
    const end = endsScreen ? [{ top: pageEnd - 1, bottom: pageEnd }] : [];
    return toStops({ ...layout, ink: [...ink, ...end] }, part, height, centers, endsScreen);
  });
  const last = stops.findIndex(({ scroll }) => scroll >= mostScrolled - NEAR);
  if (last < 0) return stops;
  const end = {
    top: stops[last]?.top ?? 0,
    bottom: pageEnd,
    scroll: mostScrolled,
  };
  return [...stops.slice(0, last), end];
}

/** Finds where a step leads, and what the current view leaves to the stops beside it. */
function findStep(scrolled: Scrolled, step: PageStep): StepResult & { target: Stop | undefined } {
  const { view, roots, viewTop } = scrolled;
  const stops = stopsNear(scrolled);
  const isHere = (position: number) => Math.abs(position - view.top) < NEAR;
  const current =
    stops.find(({ scroll }) => isHere(scroll)) ??
    // A link to a part leads to its start.
    stops.find(({ top }) => isHere(top));
  const index = current ? stops.indexOf(current) : -1;
  const following = () =>
    current ? stops[index + 1] : stops.find(({ top, scroll }) => Math.min(top, scroll) > view.top);
  const preceding = () => (current ? stops[index - 1] : stops.findLast(({ scroll }) => scroll < view.top));
  const target = step === 'next' ? following() : preceding();
  const height = view.bottom - view.top;
  const distance = target ? target.scroll - view.top : step === 'next' ? height : -height;
  // Without a cover above, what is on the next stop as well may be shown.
  const end =
    current && scrolled.centers
      ? current.bottom
      : endOfView(measure(roots, viewTop - view.top, view, height), view);
  return {
    target,
    distance,
    coveredAbove: Math.max(0, (current?.top ?? 0) - view.top),
    coveredBelow: Math.max(0, view.bottom - end),
  };
}

/**
 * Finds where a step in a dialog leads, from the top on: it has no cover above.
 *
 * @param bar covers the end of the dialog
 */
export function findDialogStep(dialog: Element, bar: Element, step: PageStep): StepResult {
  // What sticks to the top.
  const covered = Number.parseFloat(getComputedStyle(dialog).scrollPaddingBlockStart) || 0;
  const viewTop = dialog.getBoundingClientRect().top + dialog.clientTop + covered;
  const height = bar.getBoundingClientRect().top - viewTop;
  const { scrollTop, scrollHeight, clientHeight } = dialog;
  return findStep(
    {
      roots: [...dialog.children],
      parts: [{ top: 0, bottom: scrollHeight - clientHeight + height }],
      view: { top: scrollTop, bottom: scrollTop + height },
      viewTop,
      mostScrolled: scrollHeight - clientHeight,
      centers: false,
    },
    step,
  );
}

/**
 * Finds where a step on the current screen leads, the title of the part there, and where the display shows the screen.
 *
 * @param top the distance of the screen from the top of the display, in pixels
 */
export function findScreenStep(
  dock: Element,
  top: number,
  step: PageStep,
): StepResult & { title: string; isStart: boolean; view: Extent } {
  const header = brand.current?.closest('header');
  const isSticky = header && getComputedStyle(header).position === 'sticky';
  const viewTop = top + (isSticky ? header.offsetHeight : 0);
  const height = dock.getBoundingClientRect().top - viewTop;
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  const mostScrolled = scrollHeight - clientHeight;
  const sections = [...document.querySelectorAll<HTMLElement>('main section, footer')]
    .filter((section) => isShown(section) && !section.parentElement?.closest('section'))
    .map((element) => {
      const box = element.getBoundingClientRect();
      return { element, top: box.top - viewTop + scrollTop, height: box.height };
    });
  // Those beside each other are one.
  const rows: { top: number; height: number }[] = [];
  for (const { top, height } of sections) {
    const last = rows.at(-1);
    if (last && top < last.top + last.height - NEAR)
      last.height = Math.max(last.height, top + height - last.top);
    else rows.push({ top, height });
  }
  const starts = rows.filter((row) => row.height >= height * OWN_STOP).map((each) => each.top);
  const edges = [0, ...starts.filter((start) => start > 0), mostScrolled + height];
  const { target, ...result } = findStep(
    {
      roots: [...document.querySelectorAll('main, footer')],
      parts: edges.slice(1).map((bottom, index) => ({ top: edges[index] ?? 0, bottom })),
      view: { top: scrollTop, bottom: scrollTop + height },
      viewTop,
      mostScrolled,
      centers: true,
    },
    step,
  );
  const section = target && sections.findLast((each) => each.top <= target.top + NEAR);
  const part = section?.element ?? document.querySelector('main h1');
  return {
    ...result,
    view: { top: viewTop, bottom: viewTop + height },
    title: part ? computeAccessibleName(part) : '',
    isStart: !!section && !!target && section.top >= target.top - NEAR,
  };
}
