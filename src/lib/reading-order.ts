/** A unit to read: the text of a block such as a paragraph, or a whole element such as an image. */
export interface Passage {
  element: Element;
  /** The text nodes of a block, in order; empty for a whole element. */
  nodes: Text[];
}

/** The nearest ancestor that is not laid out inline, or that is an item of a list, even of one in a single line. */
function blockOf(node: Node): Element {
  let element = node.parentElement as Element;
  while (
    /^(inline|inline-block|contents)$/.test(getComputedStyle(element).display) &&
    element.localName !== 'li' &&
    element.parentElement
  ) {
    element = element.parentElement;
  }
  return element;
}

/**
 * Lists what an element says, in reading order.
 *
 * @param skipped selects what is left out, besides what is not displayed
 * @param whole selects elements to list as they are, whatever they contain
 */
export function readingOrder(root: Element, skipped: string, whole: string): Passage[] {
  const passages: Passage[] = [];

  function visit(node: Node): void {
    if (node instanceof Text) {
      const element = blockOf(node);
      const last = passages.at(-1);
      if (last?.element === element) last.nodes.push(node);
      else passages.push({ element, nodes: [node] });
    } else if (
      node instanceof Element &&
      !node.matches(skipped) &&
      getComputedStyle(node).display !== 'none'
    ) {
      if (node.matches(whole)) passages.push({ element: node, nodes: [] });
      else node.childNodes.forEach(visit);
    }
  }

  root.childNodes.forEach(visit);
  return passages;
}

/** The range between two offsets in the text of a passage. */
export function rangeIn({ element, nodes }: Passage, start: number, end: number): Range {
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
