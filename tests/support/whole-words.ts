import { expect, type Locator, type Page } from 'playwright/test';
import { setDisplaySettings } from './display-settings';
import { waitForLayout } from './layout';

/** The smallest and the most common phones; the largest text in the narrowest window; a kiosk that is narrow for its size. */
const layouts = {
  phones: [
    { width: 320, text: '150', spacing: 'wide' },
    { width: 390, text: '100', spacing: 'wide' },
  ],
  narrowest: [{ width: 320, text: '200', spacing: 'normal' }],
  kiosk: [{ width: 768, text: '200', spacing: 'normal' }],
} as const;

/** Matches what must stay on one line if that has room: words, phone numbers, times, addresses, dates and amounts. */
const whole: readonly RegExp[] = [
  /\S+?(?=\s|$|@|(?<=@\S*)\.|(?<=\p{L}{3}-)\p{L}{3}|(?<=[AP]M-))/gu,
  /\(\d{3}\)\s\d{3}-\d{4}[,.]?|\d{1,2}:\d{2}\s(?:[AP]M|[ap]\.\sm\.)|17 Loom Street,?|New York,|24 \w+\/\w+/g,
  /\p{L}{3,} \d{1,2}, \d{4}|\d{1,2} de \p{L}{4,} de \d{4}|(?<![-\d])\d+ (?:minutes|years)\b/gu,
];

/** Lists the text in an element that is cut, broken though `unbreakable`, or overlaps text or a picture. Runs in the page. */
export function findTextProblems(root: Element, unbreakable: readonly RegExp[] = []): string[] {
  const problems: string[] = [];
  /** The texts, and pictures without a name, with the boxes of their lines. */
  const parts: { element: Element; name?: string; shown: DOMRect[] }[] = [];
  const range = document.createRange();
  const rectsOf = (node: Text, start = 0, end = node.length) => {
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };

  /** Returns the part that the window and containers leave visible, or that a visitor can scroll down to. */
  function shownOf(rect: DOMRect, container: Element | null): DOMRect {
    let { left, top, right, bottom } = rect;
    [left, right] = [Math.max(left, 0), Math.min(right, innerWidth)];
    for (let box = container; box && box !== document.body; box = box.parentElement) {
      const { display, overflowX, overflowY } = getComputedStyle(box);
      const frame = box.getBoundingClientRect();
      if (display === 'inline') continue;
      if (overflowX !== 'visible') [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      if (/hidden|clip/.test(overflowY))
        [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return new DOMRect(left, top, Math.max(right - left, 0), Math.max(bottom - top, 0));
  }

  function addText(node: Text, element: Element): void {
    const name = `“${node.data.trim().slice(0, 60)}”`;
    // Even a card on the smallest phone leaves text about four fifths of the window.
    const room = 0.81 * innerWidth - 8;
    for (const { 0: found, index } of unbreakable.flatMap((each) => [...node.data.matchAll(each)])) {
      const [first, ...rest] = rectsOf(node, index, index + found.length);
      const width = rest.reduce((sum, rect) => sum + rect.width, first?.width ?? 0);
      if (rest.some(({ top }) => top >= (first?.bottom ?? 0) - 2) && width < room)
        problems.push(`“${found}” of ${name} is on two lines`);
    }
    const lines = rectsOf(node).map((line) => ({ line, shown: shownOf(line, element) }));
    if (lines.some(({ line, shown }) => line.width - shown.width > 1 || line.height - shown.height > 1))
      problems.push(`${name} is cut`);
    parts.push({ element, name, shown: lines.map(({ shown }) => shown) });
  }

  (function collect(node: Node): void {
    if (node instanceof Text && node.data.trim() && node.parentElement) addText(node, node.parentElement);
    if (!(node instanceof Element) || node.matches('.sr-only, script, style, textarea, select')) return;
    const { clipPath, webkitLineClamp } = getComputedStyle(node);
    // Skips text for screen readers alone, as in the kiosk, and rows of a list, which shorten long text on purpose.
    if (clipPath === 'inset(50%)' || webkitLineClamp !== 'none') return;
    if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
    if (node.matches('svg, img'))
      parts.push({ element: node, shown: [shownOf(node.getBoundingClientRect(), node.parentElement)] });
    node.childNodes.forEach(collect);
  })(root);

  for (const one of parts.filter(({ name }) => name))
    for (const other of parts) {
      // Skips labels within their picture. The boxes of two lines may overlap slightly, because letters do not fill them.
      if (one === other || (!other.name && other.element.contains(one.element))) continue;
      const isOver = (a: DOMRect, b: DOMRect) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) >
          (other.name ? Math.min(a.height, b.height) / 4 : 2);
      if (one.shown.some((a) => other.shown.some((b) => isOver(a, b))))
        problems.push(`${one.name} overlaps ${other.name ?? 'a picture'}`);
    }
  return problems;
}

/** Fails if text in some elements cannot be read, or is broken where it could stay whole. */
export async function expectWholeWords(
  page: Page,
  roots: readonly Locator[],
  where: keyof typeof layouts = 'phones',
): Promise<void> {
  for (const root of roots) await expect(root).toBeVisible();
  await waitForLayout(page);
  for (const { width, text, spacing } of layouts[where]) {
    await page.setViewportSize({ width, height: 844 });
    await setDisplaySettings(page, { text, spacing });
    const problems = await Promise.all(roots.map((root) => root.evaluate(findTextProblems, whole)));
    expect(problems.flat(), `${width} px, ${text}%, ${spacing} spacing`).toEqual([]);
  }
}
