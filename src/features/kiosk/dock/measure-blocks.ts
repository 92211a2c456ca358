import { computeAccessibleName } from 'dom-accessibility-api';
import { formFields } from '@/lib/controls';
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

/**
 * Measures the blocks of what is scrolled: lines, paragraphs, pictures, controls, and what its style keeps in one piece, as on
 * paper (`break-inside` and `break-after: avoid`, `break-before: page`). For example, a card with a heading, three lines and a
 * button yields each of these, the card itself, the first two and the last two lines, and the heading with the text.
 *
 * @param origin where what is scrolled begins, in pixels from the top of the display
 */
export function measureBlocks(roots: Iterable<Element>, origin: number): Blocks {
  const whole: Block[] = [];
  const headings: Heading[] = [];
  const starts: number[] = [];
  const withNext: Block[] = [];
  const range = document.createRange();
  const toExtent = ({ top, bottom }: DOMRect) => ({ top: top - origin, bottom: bottom - origin });

  function visitLines(text: Text) {
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const { top, bottom } = toExtent(line);
      whole.push({ top: top + (bottom - top) * LEADING, bottom, isSolid: true });
    }
  }

  /** Keeps the first two and the last two lines together (`orphans`, `widows`). Returns where the last two begin. */
  function keepPairs(lines: readonly Block[]) {
    const [first, last] = [lines[0], lines.at(-1)];
    if (!first || !last) return undefined;
    const second = lines.find(({ top }) => top >= first.bottom);
    const secondLast = lines.findLast(({ bottom }) => bottom <= last.top);
    if (second) whole.push({ top: first.top, bottom: second.bottom });
    if (secondLast) whole.push({ top: secondLast.top, bottom: last.bottom });
    return secondLast?.top;
  }

  function visit(element: Element) {
    const first = whole.length;
    const { display, visibility, position, breakInside, breakAfter, breakBefore } = getComputedStyle(element);
    const children = [...element.childNodes];
    const box = element.getBoundingClientRect();
    const extent = toExtent(box);
    const isText = children.some(hasText);
    if (display !== 'contents') {
      // Skips what takes no room on a page: sticky elements, which do not scroll, and hidden text for screen readers.
      if (box.height === 0 || visibility !== 'visible' || ['sticky', 'absolute', 'fixed'].includes(position))
        return;
      // Skips elements that only decorate.
      if (!element.textContent?.trim() && !element.matches(SOLID) && !element.querySelector(SOLID)) return;
      if (element.matches(SOLID)) whole.push({ ...extent, isSolid: true });
      if (element.matches(`${HEADINGS}, section[aria-label]`)) {
        const scope = element.closest(SCOPES) ?? element;
        const scopeEnd = toExtent(scope.getBoundingClientRect()).bottom;
        const readName = () => computeAccessibleName(element);
        const bottom = element.matches(HEADINGS) ? extent.bottom : extent.top + 1;
        headings.push({ top: extent.top, bottom, tag: element.localName, readName, scope, scopeEnd });
      }
      if (element.localName === 'svg') return;
      // Takes a section that waits below the display as one block, since to measure its contents would force their layout.
      // Safari has no checkVisibility() before 17.4.
      if (
        isWaitingForLayout(element) &&
        !element.firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true })
      ) {
        whole.push(extent);
        return;
      }
    }
    // Skips the contents of a closed disclosure, which also have a size.
    const isFolded = element instanceof HTMLDetailsElement && !element.open;
    for (const child of children) {
      if (child instanceof Element && (!isFolded || child.localName === 'summary')) visit(child);
      else if (hasText(child)) visitLines(child);
    }
    const pair = isText ? keepPairs(whole.slice(first)) : undefined;
    if (breakAfter === 'avoid' && display !== 'contents')
      withNext.push({ ...extent, top: pair ?? extent.top, isSolid: element.matches(HEADINGS) });
    if (breakBefore === 'page') starts.push(Math.min(...whole.slice(first).map((block) => block.top)));
    if (display !== 'contents' && (breakInside === 'avoid' || isText)) {
      const clip = (block: Block) => ({
        ...block,
        top: Math.max(block.top, extent.top),
        bottom: Math.min(block.bottom, extent.bottom),
      });
      const contents = whole.splice(first).map(clip);
      whole.push(...contents);
      // Measures an item with its border, and a paragraph by its lines.
      const isItem = breakInside === 'avoid' || contents.length === 0;
      const top = isItem ? extent.top : Math.min(...contents.map((block) => block.top));
      const bottom = isItem ? extent.bottom : Math.max(...contents.map((block) => block.bottom));
      whole.push({ top, bottom });
      // Joins its padding to its first and its last content, so that no page shows padding alone.
      const solid = contents.filter((block) => block.isSolid);
      const firstEnd = Math.min(bottom, ...solid.map((block) => block.bottom));
      const lastStart = Math.max(top, ...solid.map((block) => block.top));
      whole.push({ top, bottom: firstEnd, isSolid: true }, { top: lastStart, bottom, isSolid: true });
    }
  }
  for (const root of roots) visit(root);

  // Joins a heading or an introduction to the block that follows, and a heading at least to the beginning of that block.
  const blocks = [...whole];
  let heading = { top: 0, next: 0 };
  for (const { top, bottom, isSolid } of withNext) {
    const following = blocks.filter((block) => block.top >= bottom - 1);
    const first = Math.min(...following.map((block) => block.top));
    const next = following.filter((block) => !block.isSolid && block.top <= first + 1);
    // Joins an introduction that follows a heading together with that heading.
    const begin = Math.abs(heading.next - top) < 1 ? heading.top : top;
    heading = { top: begin, next: first };
    whole.push(...next.map((block) => ({ top: begin, bottom: block.bottom })));
    const firstEnd = Math.min(...following.map((block) => block.bottom));
    if (isSolid && first < Number.POSITIVE_INFINITY)
      whole.push({ top, bottom: firstEnd, isSolid, isJoined: true });
  }
  return { whole, headings, starts };
}
