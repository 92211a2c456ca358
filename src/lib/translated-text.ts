/** Maps a text to the node that replaced it: a translation, such as `<font>` elements or another text node. */
const translations = new WeakMap<Node, Node>();

/** Finds the node that is on the page in place of another: its translation, or else the node itself. */
function onPage(node: Node): Node {
  const translation = translations.get(node);
  return translation?.parentNode && (!node.parentNode || translation.contains(node)) ? translation : node;
}

/** Pairs texts with their replacements, added before or after the removal. Ignores that React itself removes some. */
function findTranslations(records: readonly MutationRecord[]): void {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const node of removedNodes) {
      if (!(node instanceof Text)) continue;
      const next = previousSibling ? previousSibling.nextSibling : target.firstChild;
      const translation = [addedNodes[0], previousSibling, nextSibling, next].find(
        (candidate) => candidate && added.delete(candidate),
      );
      if (translation) translations.set(node, translation);
    }
  }
}

/**
 * Lets React update a page that the browser translates (facebook/react#11538). Translators replace or move text nodes, so
 * React would throw when it removes such a text or inserts before it. With the methods of all nodes replaced, a node is
 * removed wherever it is, and inserted at the end if its place is unknown, also in calls that should throw.
 */
export function patchNodesForTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor;

  Node.prototype.removeChild = function remove<T extends Node>(child: T): T {
    const node = onPage(child);
    if (node.parentNode) removeChild.call(node.parentNode, node);
    return child;
  };

  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, next: Node | null): T {
    let place = next && onPage(next);
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as T;
  };

  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...value,
    set(this: Text, text: string) {
      const node = onPage(this);
      if (node !== this) (node as ChildNode).replaceWith(this);
      value.set?.call(this, text);
    },
  });

  new MutationObserver(findTranslations).observe(document, { childList: true, subtree: true });
}
