/** A unit to read: the text of a block such as a paragraph, or a whole element such as an image. */
export interface Passage {
  element: Element;
  /** The text nodes of a block, in order; empty for a whole element. */
  nodes: Text[];
}

/** Decides what to leave out of the reading, and what to take as a whole. */
interface Reader {
  /** Whether an element is left out, besides what is not displayed. */
  readonly skips: (element: Element) => boolean;
  /** Whether an element counts as one unit, whatever it contains. */
  readonly isWhole?: (element: Element) => boolean;
  /** The element whose texts form one passage, by default the nearest block. */
  readonly passageOf?: (text: Text) => Element;
}

/** Whether an element is for screen readers alone. */
export function isInvisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  // Such an element is 1 px wide, or a little more where the kiosk zooms in.
  return width < 2 && height < 2;
}

/** Whether part of a sentence is for screen readers alone. Such a part is positioned, so its computed style says block. */
export function isScreenReaderOnly(element: Element): boolean {
  return element.localName === 'span' && isInvisible(element);
}

function isInline(element: Element): boolean {
  const { display } = getComputedStyle(element);
  return display.startsWith('inline') || display === 'contents' || isScreenReaderOnly(element);
}

/** Returns the nearest ancestor that is a block, or a list item even if the list is in a single line. */
export function blockOf(node: Text): Element {
  let element = node.parentElement as Element;
  while (element.localName !== 'li' && element.parentElement && isInline(element))
    element = element.parentElement;
  return element;
}

/** Lists what an element says, in reading order, for the audio guide, Read aloud and Find. */
export function readingOrder(
  root: Element,
  { skips, isWhole = () => false, passageOf = blockOf }: Reader,
): Passage[] {
  const passages: Passage[] = [];

  function visit(node: Node): void {
    if (node instanceof Text) {
      const element = passageOf(node);
      const last = passages.at(-1);
      if (last?.element === element && last.nodes.length > 0) last.nodes.push(node);
      else passages.push({ element, nodes: [node] });
    } else if (node instanceof Element && getComputedStyle(node).display !== 'none' && !skips(node)) {
      if (isWhole(node)) passages.push({ element: node, nodes: [] });
      else node.childNodes.forEach(visit);
    }
  }

  root.childNodes.forEach(visit);
  return passages;
}

export function createRange({ element, nodes }: Passage, start: number, end: number): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  let offset = 0;
  for (const node of nodes) {
    const after = offset + node.length;
    if (offset <= start && start < after) range.setStart(node, start - offset);
    if (offset < end && end <= after) range.setEnd(node, end - offset);
    offset = after;
  }
  return range;
}
