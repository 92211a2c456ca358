import { computeAccessibleName } from 'dom-accessibility-api';
import { formFields } from '@/lib/controls';
import { dropMissing } from '@/lib/drop-missing';
import { isWaitingForLayout } from '@/lib/render-when-idle';
import type { Block, Extent } from './page-breaks';

/** A heading, and where its section or card ends. */
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
  /** Where a page always begins, as style sheets say (`break-before: page`). */
  readonly starts: readonly number[];
}

const HEADINGS = 'h1, h2, h3, legend';

/** The containers that headings name; a heading names the nearest one around it. */
const SCOPES = 'fieldset, li, article, section, main';

/** Elements that look broken if a page cuts them. */
const SOLID = `svg, img, button, summary, label, ${formFields}, ${HEADINGS}`;

/** The share of a line's height above its letters; below, there is less room under letters such as g. */
const LEADING = 1 / 8;

const hasText = (node: Node): node is Text => node instanceof Text && node.data.trim() !== '';

const topOf = (blocks: readonly Block[]) => Math.min(...blocks.map(({ top }) => top));

type ToExtent = (box: DOMRect) => Extent;

/** Whether an element takes no room on a page, such as sticky elements and text for screen readers, or only decorates. */
function isSkipped(element: Element, { visibility, position }: CSSStyleDeclaration): boolean {
  const isElsewhere = ['sticky', 'absolute', 'fixed'].includes(position);
  if (element.getBoundingClientRect().height === 0 || visibility !== 'visible' || isElsewhere) return true;
  return !element.textContent?.trim() && !element.matches(SOLID) && !element.querySelector(SOLID);
}

/** Whether a section waits to be laid out, which measuring would do. Safari has no checkVisibility() before 17.4. */
function isLaidOutLater(element: Element): boolean {
  const isVisible = () => element.firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true });
  return isWaitingForLayout(element) && !isVisible();
}

function readHeading(element: Element, toExtent: ToExtent): Heading {
  const scope = element.closest(SCOPES) ?? element;
  const { top, bottom } = toExtent(element.getBoundingClientRect());
  return {
    top,
    bottom: element.matches(HEADINGS) ? bottom : top + 1,
    tag: element.localName,
    readName: () => computeAccessibleName(element),
    scope,
    scopeEnd: toExtent(scope.getBoundingClientRect()).bottom,
  };
}

function measureLines(text: Text, toExtent: ToExtent): Block[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return Array.from(range.getClientRects(), (line) => {
    const { top, bottom } = toExtent(line);
    return { top: top + (bottom - top) * LEADING, bottom, isSolid: true };
  });
}

/** Pairs the first two and the last two lines, which stay together (`orphans`, `widows`). */
function pairLines(lines: readonly Block[]) {
  const [first, last] = [lines[0], lines.at(-1)];
  const second = first && lines.find(({ top }) => top >= first.bottom);
  const secondLast = last && lines.findLast(({ bottom }) => bottom <= last.top);
  return {
    firstPair: first && second && { top: first.top, bottom: second.bottom },
    lastPair: last && secondLast && { top: secondLast.top, bottom: last.bottom },
  };
}

/** Keeps an item or a paragraph whole. Measures an item with its border, and a paragraph by its lines. */
function wholeBlocks(contents: readonly Block[], extent: Extent, isItem: boolean): Block[] {
  const clipped = contents.map((block) => ({
    ...block,
    top: Math.max(block.top, extent.top),
    bottom: Math.min(block.bottom, extent.bottom),
  }));
  const hasBorder = isItem || clipped.length === 0;
  const top = hasBorder ? extent.top : topOf(clipped);
  const bottom = hasBorder ? extent.bottom : Math.max(...clipped.map((block) => block.bottom));
  // Joins its padding to its first and its last content, so that no page shows padding alone.
  const solid = clipped.filter(({ isSolid }) => isSolid);
  const firstEnd = Math.min(bottom, ...solid.map((block) => block.bottom));
  const lastStart = Math.max(top, ...solid.map((block) => block.top));
  return [
    ...clipped,
    { top, bottom },
    { top, bottom: firstEnd, isSolid: true },
    { top: lastStart, bottom, isSolid: true },
  ];
}

/** Joins a heading or an introduction to the block that follows, and a heading at least to the beginning of that block. */
function joinToNext(blocks: readonly Block[], withNext: readonly Block[]): Block[] {
  let heading = { top: 0, next: 0 };
  return withNext.flatMap(({ top, bottom, isSolid }): Block[] => {
    const following = blocks.filter((block) => block.top >= bottom - 1);
    const first = topOf(following);
    const next = following.filter((block) => !block.isSolid && block.top <= first + 1);
    // Joins an introduction that follows a heading together with that heading.
    const begin = Math.abs(heading.next - top) < 1 ? heading.top : top;
    heading = { top: begin, next: first };
    const joined = next.map((block): Block => ({ top: begin, bottom: block.bottom }));
    if (!isSolid || following.length === 0) return joined;
    const firstEnd = Math.min(...following.map((block) => block.bottom));
    return [...joined, { top, bottom: firstEnd, isSolid, isJoined: true }];
  });
}

/**
 * Measures the blocks of what is scrolled: lines, paragraphs, pictures, controls, and what its style keeps in one piece, as
 * on paper. A card yields its parts, itself, the first two and the last two lines of a text, and its heading with the text.
 *
 * @param origin where what is scrolled begins, in pixels from the top of the display
 */
export function measureBlocks(roots: Iterable<Element>, origin: number): Blocks {
  const whole: Block[] = [];
  const headings: Heading[] = [];
  const starts: number[] = [];
  const withNext: Block[] = [];
  const toExtent: ToExtent = ({ top, bottom }) => ({ top: top - origin, bottom: bottom - origin });

  function visitChildren(element: Element) {
    // Skips the contents of a closed disclosure, which also have a size.
    const isFolded = element instanceof HTMLDetailsElement && !element.open;
    for (const child of element.childNodes) {
      if (child instanceof Element && (!isFolded || child.localName === 'summary')) visit(child);
      else if (hasText(child)) whole.push(...measureLines(child, toExtent));
    }
  }

  function visit(element: Element) {
    const style = getComputedStyle(element);
    const hasBox = style.display !== 'contents';
    if (hasBox && isSkipped(element, style)) return;
    const first = whole.length;
    const extent = toExtent(element.getBoundingClientRect());
    if (hasBox && element.matches(SOLID)) whole.push({ ...extent, isSolid: true });
    if (hasBox && element.matches(`${HEADINGS}, section[aria-label]`))
      headings.push(readHeading(element, toExtent));
    if (hasBox && element.localName === 'svg') return;
    if (hasBox && isLaidOutLater(element)) {
      whole.push(extent);
      return;
    }
    visitChildren(element);
    const contents = whole.splice(first);
    const isText = [...element.childNodes].some(hasText);
    const { firstPair, lastPair } = pairLines(isText ? contents : []);
    contents.push(...dropMissing([firstPair, lastPair]));
    if (style.breakAfter === 'avoid' && hasBox)
      withNext.push({ ...extent, top: lastPair?.top ?? extent.top, isSolid: element.matches(HEADINGS) });
    if (style.breakBefore === 'page') starts.push(topOf(contents));
    const isItem = style.breakInside === 'avoid';
    whole.push(...(hasBox && (isItem || isText) ? wholeBlocks(contents, extent, isItem) : contents));
  }

  for (const root of roots) visit(root);
  whole.push(...joinToNext(whole, withNext));
  return { whole, headings, starts };
}
