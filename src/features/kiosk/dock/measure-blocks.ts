import { computeAccessibleName } from 'dom-accessibility-api';
import { formFields } from '@/lib/controls';
import type { Block, Extent } from './page-breaks';

/** A heading, and the end of what it heads. */
export interface Heading extends Extent {
  /** The name of its element. */
  readonly tag: string;
  readonly readName: () => string;
  /** The heading's section or card, and where it ends. */
  readonly scope: unknown;
  readonly scopeEnd: number;
}

/** The parts of a screen or dialog, in pixels from the top of what is scrolled. */
export interface Blocks {
  /** The blocks that no page should cut, which may contain one another. */
  readonly whole: readonly Block[];
  readonly headings: readonly Heading[];
}

const HEADINGS = 'h1, h2, h3';

/** The containers that headings name; a heading names the nearest one around it. */
const SCOPES = 'li, article, section, main';

/** Elements that look broken if a page cuts them. */
const SOLID = `svg, img, button, summary, label, ${formFields}, ${HEADINGS}`;

/** The share of the view that one block takes, also with `break-inside: avoid`; the parts of a larger one count, too. */
const SMALL = 1 / 16;
const SMALL_IF_AVOIDED = 1 / 3;

/** The share of a line's height above its letters; below, there is less room under letters such as g. */
const LEADING = 1 / 8;

const hasText = (node: Node): node is Text => node instanceof Text && node.data.trim() !== '';

/**
 * Measures the blocks of what is scrolled: lines, paragraphs, pictures, controls, and what its style keeps in one piece, as on
 * paper (`break-inside` and `break-after: avoid`).
 *
 * @param origin where what is scrolled begins, in pixels from the top of the display
 * @param height of the view, in pixels
 */
export function measureBlocks(roots: Iterable<Element>, origin: number, height: number): Blocks {
  const whole: Block[] = [];
  const headings: Heading[] = [];
  const withNext: Extent[] = [];
  const range = document.createRange();
  const toExtent = ({ top, bottom }: DOMRect) => ({ top: top - origin, bottom: bottom - origin });

  function visitLines(text: Text) {
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const { top, bottom } = toExtent(line);
      whole.push({ top: top + (bottom - top) * LEADING, bottom, isSolid: true });
    }
  }

  /**
   * Keeps pairs of lines together, as on paper (`orphans` and `widows`), so that no line of a paragraph stands alone. Returns
   * where the last pair begins, if there is one.
   */
  function keepPairs(lines: readonly Block[]) {
    const [first, last] = [lines[0], lines.at(-1)];
    if (!first || !last) return undefined;
    const second = lines.find(({ top }) => top >= first.bottom);
    const secondLast = lines.findLast(({ bottom }) => bottom <= last.top);
    if (second) whole.push({ top: first.top, bottom: second.bottom });
    if (secondLast) whole.push({ top: secondLast.top, bottom: last.bottom });
    return secondLast?.top;
  }

  function visitHeading(element: Element): Extent {
    const extent = toExtent(element.getBoundingClientRect());
    const scope = element.closest(SCOPES) ?? element;
    headings.push({
      ...extent,
      tag: element.localName,
      readName: () => computeAccessibleName(element),
      scope,
      scopeEnd: scope.getBoundingClientRect().bottom - origin,
    });
    return extent;
  }

  /** Finds the headings within a block. A block that ends with one must not end a page. */
  function visitHeadings(block: Element, { top, bottom }: Extent) {
    for (const element of block.querySelectorAll(HEADINGS)) {
      const heading = visitHeading(element);
      if (heading.bottom > bottom - (heading.bottom - heading.top)) withNext.push({ top, bottom });
    }
  }

  function visit(element: Element) {
    const first = whole.length;
    const { display, visibility, position, clipPath, breakInside, breakAfter, borderRadius } =
      getComputedStyle(element);
    const children = [...element.childNodes];
    const box = element.getBoundingClientRect();
    const extent = toExtent(box);
    const isText = children.some(hasText);
    if (display !== 'contents') {
      // Skips what sticks to an edge, which does not scroll, and text for screen readers alone, which is clipped.
      if (box.height === 0 || visibility !== 'visible' || position === 'sticky' || clipPath !== 'none')
        return;
      // Skips elements that only decorate.
      if (!element.textContent?.trim() && !element.matches(SOLID) && !element.querySelector(SOLID)) return;
      const isSmall = box.height <= (breakInside === 'avoid' ? SMALL_IF_AVOIDED : SMALL) * height;
      const isSolid = isSmall || element.matches(SOLID);
      if (isSolid) whole.push({ ...extent, isSolid });
      if (breakAfter === 'avoid' && (isSmall || !isText)) withNext.push(extent);
      if (element.matches(HEADINGS)) visitHeading(element);
      if (isSmall || element.localName === 'svg') return visitHeadings(element, extent);
    }
    // Skips what is folded, which also has a size.
    const isFolded = element instanceof HTMLDetailsElement && !element.open;
    for (const child of children) {
      if (child instanceof Element && (!isFolded || child.localName === 'summary')) visit(child);
      else if (hasText(child)) visitLines(child);
    }
    if (isText) {
      const pair = keepPairs(whole.slice(first));
      if (breakAfter === 'avoid') withNext.push({ ...extent, top: pair ?? extent.top });
    }
    if (display !== 'contents' && (breakInside === 'avoid' || isText)) {
      const contents = whole.slice(first);
      // A card, which alone has round corners, is as high as its border, and any other block as its content.
      const isCard = borderRadius !== '0px' || contents.length === 0;
      const top = isCard ? extent.top : Math.min(...contents.map((block) => block.top));
      const bottom = isCard ? extent.bottom : Math.max(...contents.map((block) => block.bottom));
      whole.push({ top, bottom });
      // No page ends or begins with its padding alone.
      const solid = contents.filter((block) => block.isSolid);
      const [begun, rest] = [
        Math.min(...solid.map((block) => block.bottom)),
        Math.max(...solid.map((block) => block.top)),
      ];
      if (solid.length > 0)
        whole.push({ top, bottom: begun, isSolid: true }, { top: rest, bottom, isSolid: true });
    }
  }
  for (const root of roots) visit(root);

  // Joins a heading to the whole of what follows, or only to its beginning where the whole is too high for a page.
  const blocks = [...whole];
  for (const { top, bottom } of withNext) {
    const following = blocks.filter((block) => block.top >= bottom - 1);
    const first = Math.min(...following.map((block) => block.top));
    const next = following.filter((block) => block.top <= first + 1);
    whole.push(...next.map((block) => ({ top, bottom: block.bottom })));
    const begun = Math.min(...following.map((block) => block.bottom));
    if (first < Number.POSITIVE_INFINITY) whole.push({ top, bottom: begun, isSolid: true });
  }
  return { whole, headings };
}
