import { expect, type Page } from 'playwright/test';

/** What translators do with a text: Chrome's and Edge's `wrap` or `replace` it, Safari's `exchange` it. */
export type Translation =
  /** It moves into elements that take its place. */
  | 'wrap'
  /** Elements with another text take its place. */
  | 'replace'
  /** Another text takes its place. */
  | 'exchange';

/**
 * Treats every text of the page as a browser's translation does, and each that is added or changed later. The words stay, so
 * that tests find them.
 */
export async function translatePage(page: Page, translation: Translation): Promise<void> {
  await page.evaluate((kind) => {
    const done = new WeakSet<Node>();

    const translate = (text: Text) => {
      if (!text.data.trim() || done.has(text) || text.parentElement?.closest('script, style, textarea, svg'))
        return;
      const translated = kind === 'wrap' ? text : new Text(text.data);
      const outer = document.createElement('font');
      text.replaceWith(kind === 'exchange' ? translated : outer);
      if (kind !== 'exchange') outer.appendChild(document.createElement('font')).append(translated);
      done.add(translated);
    };

    const visit = (node: Node) => {
      if (node instanceof Text) translate(node);
      else node.childNodes.forEach(visit);
    };

    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') done.delete(target);
        for (const node of type === 'characterData' ? [target] : addedNodes) visit(node);
      }
    }).observe(document.body, { characterData: true, childList: true, subtree: true });
    visit(document.body);
  }, translation);
}

/** What this needs of React's own tree of what it has rendered. */
interface Fiber {
  readonly tag: number;
  readonly memoizedProps: unknown;
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** Expects that each text on the page is the one that React has rendered there. */
export async function expectCurrentTexts(page: Page): Promise<void> {
  const wrong = await page.evaluate(() => {
    const PORTAL = 4;
    const ELEMENT = 5;
    const TEXT = 6;
    const found: { rendered: string; shown: string }[] = [];

    const read = ({ tag, memoizedProps, stateNode, child }: Fiber): string => {
      if (tag === TEXT) return String(memoizedProps);
      if (tag === PORTAL) return '';
      const foundBefore = found.length;
      let rendered = '';
      for (let each = child; each; each = each.sibling) rendered += read(each);
      if (tag !== ELEMENT || !(stateNode instanceof Element)) return rendered;
      const { children, dangerouslySetInnerHTML } = memoizedProps as {
        children?: unknown;
        dangerouslySetInnerHTML?: unknown;
      };
      const shown = stateNode.textContent ?? '';
      if (dangerouslySetInnerHTML || stateNode.matches('textarea')) return shown;
      if (typeof children === 'string' || typeof children === 'number') rendered = String(children);
      // Not also for what contains it.
      if (shown !== rendered && found.length === foundBefore) found.push({ rendered, shown });
      return rendered;
    };

    const [[, fiber] = []] = Object.entries(document.querySelector('#root') ?? {}).filter(([key]) =>
      key.startsWith('__reactContainer$'),
    );
    read((fiber as { stateNode: { current: Fiber } }).stateNode.current);
    return found;
  });
  expect(wrong).toEqual([]);
}
