import { expect, type Locator, type Page } from 'playwright/test';
import { setDisplaySettings } from './display-settings';
import { waitForLayout } from './layout';

interface Layout {
  readonly width: number;
  readonly text: '100' | '150' | '200';
  readonly spacing: 'normal' | 'wide';
}

/** The smallest phones in use, and most phones. */
export const phones: readonly Layout[] = [
  { width: 320, text: '150', spacing: 'wide' },
  { width: 320, text: '200', spacing: 'normal' },
  { width: 390, text: '100', spacing: 'wide' },
];

/** What must stay on one line where a line has room for it, in addition to each word. */
const phrases: readonly RegExp[] = [
  /\(\d{3}\)\s\d{3}-\d{4}[,.]?/g,
  /\d{1,2}:\d{2}\s(?:[AP]M|[ap]\.\sm\.)/g,
  /\d{1,2}:\d{2}\s(?:[AP]M\s?-\s?\d{1,2}:\d{2}\s[AP]M|[ap]\.\sm\.\s?-\s?\d{1,2}:\d{2}\s[ap]\.\sm\.)[,.]?/g,
  /\d+-\d+\s\w+\/\w+/g,
];

/**
 * Lists the text inside an element that is cut, or lies over other text or over a picture, at its present size. Runs in the
 * page.
 *
 * @param unbreakable what must stay on one line where a line has room for it, as each word must; without it, lines may
 * break anywhere
 */
export function findTextProblems(root: Element, unbreakable?: readonly RegExp[]): string[] {
  const problems: string[] = [];
  const quoted = (text: string) => `“${text.trim().slice(0, 60)}”`;
  const pathOf = (element: Element) => {
    const section = element.closest('section, footer, header, form, dialog');
    const label =
      section?.getAttribute('aria-label') ??
      document.getElementById(section?.getAttribute('aria-labelledby') ?? '')?.textContent;
    return `<${element.tagName.toLowerCase()}>${label ? ` of “${label.slice(0, 40)}”` : ''}`;
  };

  /** A run of text that breaks into lines together: all text of a block but that of the blocks inside. */
  interface Flow {
    block: Element;
    text: string;
    pieces: { node: Text; start: number }[];
  }

  // Firefox calls the texts of an SVG image inline. Items of a list are apart even where they share a line.
  const isInline = (element: Element) =>
    !['text', 'LI'].includes(element.tagName) &&
    /^(inline|contents|ruby)/.test(getComputedStyle(element).display);
  const flows = new Map<Element, Flow>();
  const pictures: Element[] = [];
  const blocks: Element[] = [document.documentElement];
  let last: Element | undefined;
  const collectText = (node: Text) => {
    let block = node.parentElement;
    while (block && block !== root && isInline(block)) block = block.parentElement;
    if (!block) return;
    const flow = flows.get(block) ?? { block, text: '', pieces: [] };
    flows.set(block, flow);
    if (flow.text && last !== block) flow.text += '\n';
    last = block;
    flow.pieces.push({ node, start: flow.text.length });
    flow.text += node.data;
  };
  const collect = (node: Node) => {
    if (node instanceof Text) collectText(node);
    if (!(node instanceof Element)) return;
    if (node.matches('.sr-only, script, style, textarea, select')) return;
    // For screen readers only, in a variant such as the kiosk.
    if (getComputedStyle(node).clipPath === 'inset(50%)') return;
    if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
    if (node.matches('br, svg, img')) last = undefined;
    if (node.matches('svg, img')) pictures.push(node);
    else if (!isInline(node)) blocks.push(node);
    node.childNodes.forEach(collect);
  };
  collect(root);

  function rectsOf({ pieces }: Flow, start: number, end: number): DOMRect[] {
    return pieces.flatMap(({ node, start: offset }) => {
      const from = Math.max(start - offset, 0);
      const to = Math.min(end - offset, node.length);
      if (from >= to) return [];
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    });
  }

  const sameLine = (one: DOMRect, other: DOMRect) =>
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
    Math.min(one.height, other.height) / 2;

  /** The width of a line of its own: even a card on the smallest phone leaves text about four fifths of the window. */
  const roomFor = (block: Element): number => Math.max(roomIn(block), 0.81 * window.innerWidth);

  function roomIn(block: Element): number {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(block);
    return block.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
  }

  const canvas = document.createElement('canvas').getContext('2d');

  /** The width of a text on one line: its boxes on two lines leave out the space between them. */
  function widthOf(text: string, element: Element): number {
    if (!canvas) return 0;
    const { font, letterSpacing, wordSpacing } = getComputedStyle(element);
    Object.assign(canvas, { font, letterSpacing, wordSpacing });
    return canvas.measureText(text).width;
  }

  /** Words, and the parts of compounds, times and e-mail addresses between which a line may break. */
  const words = /\S+?(?=\s|$|@|(?<=@\S*)\.|(?<=\p{L}{3}-)\p{L}{3}|(?<=[AP]M-))/gu;
  const addresses = /\S+@\S+/g;

  for (const flow of unbreakable ? flows.values() : []) {
    const { block, text, pieces } = flow;
    const isBroken = (start: number, end: number) => {
      const [first, ...rest] = rectsOf(flow, start, end);
      return first !== undefined && !rest.every((rect) => sameLine(rect, first));
    };
    for (const whole of [words, addresses, ...(unbreakable ?? [])]) {
      for (const { 0: found, index } of text.matchAll(whole)) {
        if (!isBroken(index, index + found.length)) continue;
        const element = pieces.findLast(({ start }) => start <= index)?.node.parentElement ?? block;
        const [width, room] = [widthOf(found, element), roomFor(block)];
        if (width >= room - 1) continue;
        const sizes = `${Math.round(width)} px of ${Math.round(room)}`;
        problems.push(`${quoted(found)} is on two lines in ${pathOf(block)}: ${sizes}`);
      }
    }
    for (const { 0: found, index } of text.matchAll(/\S\s+[,.;:!?)\]”’%…*–—/-]/g)) {
      if (isBroken(index, index + found.length))
        problems.push(`${quoted(found)} begins a line with its last sign in ${pathOf(block)}`);
    }
  }

  /** What the containers of an element let through. What scrolls down hides nothing that a visitor could not reach. */
  function frameOf(element: Element | null, hiding = /hidden|clip/) {
    const frame = { left: 0, top: -Infinity, right: window.innerWidth, bottom: Infinity };
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, top, right, bottom } = box.getBoundingClientRect();
      if (overflowX !== 'visible') {
        frame.left = Math.max(frame.left, left);
        frame.right = Math.min(frame.right, right);
      }
      if (hiding.test(overflowY)) {
        frame.top = Math.max(frame.top, top);
        frame.bottom = Math.min(frame.bottom, bottom);
      }
    }
    return frame;
  }

  type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
  const overlap = (one: Box, other: Box, least: number) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > least;

  // A row of a list shortens long text on purpose.
  const isShortened = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).webkitLineClamp !== 'none' || isShortened(element.parentElement));

  const texts = [...flows.values()]
    .filter(({ block }) => !isShortened(block))
    .map((flow) => ({ ...flow, rects: rectsOf(flow, 0, flow.text.length) }));
  const frames = pictures.map((picture) => {
    const frame = frameOf(picture.parentElement, /hidden|clip|auto|scroll/);
    const { left, top, right, bottom } = picture.getBoundingClientRect();
    return {
      picture,
      left: Math.max(left, frame.left),
      top: Math.max(top, frame.top),
      right: Math.min(right, frame.right),
      bottom: Math.min(bottom, frame.bottom),
    };
  });
  for (const [index, { block, text, rects }] of texts.entries()) {
    const frame = frameOf(block);
    const isCut = rects.some(
      ({ left, top, right, bottom }) =>
        left < frame.left - 1 || top < frame.top - 1 || right > frame.right + 1 || bottom > frame.bottom + 1,
    );
    if (isCut) problems.push(`${quoted(text)} is cut in ${pathOf(block)}`);
    // The labels of a picture lie within it.
    const pictured = frames.some(
      ({ picture, ...box }) => !picture.contains(block) && rects.some((rect) => overlap(rect, box, 2)),
    );
    if (pictured) problems.push(`${quoted(text)} lies over a picture in ${pathOf(block)}`);
    // The boxes of two lines may overlap slightly, as letters do not fill them.
    const covered = texts
      .slice(index + 1)
      .filter((other) =>
        rects.some((one) =>
          other.rects.some((two) => overlap(one, two, Math.min(one.height, two.height) / 4)),
        ),
      );
    for (const other of covered) problems.push(`${quoted(text)} overlaps ${quoted(other.text)}`);
  }

  for (const block of blocks) {
    // A single-line field scrolls, and a picture may move within its frame.
    if (block instanceof HTMLInputElement || !block.textContent) continue;
    if (block !== document.documentElement && getComputedStyle(block).overflowX === 'visible') continue;
    const excess = block.scrollWidth - block.clientWidth;
    // WebKit rounds the two differently in a box with a border, whose width has a fraction.
    if (excess > 1) problems.push(`${pathOf(block)} is ${excess} px too narrow for its content`);
  }

  for (const select of root.querySelectorAll('select')) {
    if (!select.checkVisibility()) continue;
    const label = select.selectedOptions[0]?.label ?? '';
    const wraps = getComputedStyle(select).textWrapMode === 'wrap';
    for (const piece of wraps ? label.split(' ') : [label]) {
      const width = widthOf(piece, select);
      if (width <= roomIn(select) + 1 || (wraps && width >= roomFor(select) - 1)) continue;
      problems.push(
        `${quoted(piece)} is cut by its select: ${Math.round(width)} px of ${Math.round(roomIn(select))}`,
      );
    }
  }
  return problems;
}

/** Lists the text of the page that is cut, or lies over other text or over a picture. */
export async function findUnreadableText(page: Page): Promise<string[]> {
  await waitForLayout(page);
  return page.locator('body').evaluate(findTextProblems, undefined);
}

/** The dates of Spanish, and the parts of the foundation's address, which stay whole as well. */
export const spanishDate = /\d{1,2} de \p{L}{4,} de \d{4}/gu;
export const address = /17 Loom Street,?|New York,/g;

/** The largest text in the narrowest window. */
export const narrowest: readonly Layout[] = [{ width: 320, text: '200', spacing: 'normal' }];

/**
 * Fails when text inside some elements is hard to read on phones, from the usual to the largest text and wide spacing: line
 * breaks inside words, numbers and addresses that would fit on a line of their own; punctuation at the start of a line; text
 * that cannot be read.
 *
 * @param alsoWhole what else must stay on one line where a line has room for it
 * @param inLayouts where to look, if not on phones
 */
export async function expectWholeWords(
  page: Page,
  roots: readonly Locator[],
  alsoWhole: readonly RegExp[] = [],
  inLayouts = phones,
): Promise<void> {
  for (const root of roots) await expect(root).toBeVisible();
  await waitForLayout(page);
  const problems: string[] = [];
  for (const { width, text, spacing } of inLayouts) {
    await page.setViewportSize({ width, height: 844 });
    await setDisplaySettings(page, { text, spacing });
    for (const root of roots) {
      const found = await root.evaluate(findTextProblems, [...phrases, ...alsoWhole]);
      problems.push(...found.map((problem) => `${width} px, ${text}%, ${spacing} spacing: ${problem}`));
    }
  }
  expect(problems).toEqual([]);
}
