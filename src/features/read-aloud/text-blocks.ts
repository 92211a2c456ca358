/**
 * Never read: hidden content, lists of links to the sections, controls, live regions (announced on their own), and images
 * without a name. The kiosk's phone numbers and e-mail addresses are buttons within sentences.
 */
const unread =
  'nav, [aria-hidden=true], [aria-live], button:not([data-take-away]), select, textarea, input, svg:not([role=img])';

const namedImage = '[role=img][aria-label]';

/** Text that is read as one unit, such as a heading, a paragraph or a list item. */
export interface TextBlock {
  element: Element;
  isHeading: boolean;
  text: string;
  /** The text nodes in order; an image has none. */
  nodes: Text[];
}

function filter(node: Node): number {
  if (!(node instanceof Element)) {
    return node.parentElement?.closest(namedImage) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
  }
  if (node.matches(unread) || getComputedStyle(node).display === 'none') return NodeFilter.FILTER_REJECT;
  return node.matches(namedImage) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
}

/** The nearest ancestor that is not laid out inline. */
function containingBlock(node: Node): Element {
  let element = node.parentElement as Element;
  while (
    /^(inline|inline-block|contents)$/.test(getComputedStyle(element).display) &&
    element.parentElement
  ) {
    element = element.parentElement;
  }
  return element;
}

/** Collects the readable blocks of an element in document order. */
export function textBlocks(root: Element): TextBlock[] {
  const blocks: TextBlock[] = [];
  const add = (element: Element, text: string, nodes: Text[]) =>
    blocks.push({ element, isHeading: element.closest('h1, h2, h3, h4') !== null, text, nodes });

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, filter);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) {
      const element = node as Element;
      add(element, element.getAttribute('aria-label') ?? '', []);
      continue;
    }
    const element = containingBlock(node);
    const last = blocks.at(-1);
    if (last?.element === element) {
      last.text += node.data;
      last.nodes.push(node);
    } else {
      add(element, node.data, [node]);
    }
  }
  return blocks.filter(({ text }) => text.trim());
}

/** The range of a block's text between two offsets. */
export function rangeIn({ element, nodes }: TextBlock, start: number, end: number): Range {
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
