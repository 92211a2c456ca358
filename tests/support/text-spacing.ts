import type { Page } from 'playwright/test';
import { waitForLayout } from './layout';

/** Applies the text spacing of WCAG 1.4.12, by a constructed style sheet as the page's policy blocks style elements. */
export async function applyTextSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Lists the text that its container clips, or that overlaps other text. */
export async function findUnreadableText(page: Page): Promise<string[]> {
  await waitForLayout(page);
  return page.evaluate(() => {
    const isVisuallyHidden = (element: Element) => element.closest('.sr-only') !== null;
    // A row of a list truncates long text on purpose.
    const isTruncated = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).webkitLineClamp !== 'none' || isTruncated(element.parentElement));

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { text: string; element: Element; boxes: DOMRect[] }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !element?.checkVisibility() || isVisuallyHidden(element)) continue;
      if (isTruncated(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      texts.push({ text: text.slice(0, 40), element, boxes: [...range.getClientRects()] });
    }

    const clipped = texts.flatMap(({ text, element, boxes }) => {
      for (
        let container: Element | null = element;
        container && container !== document.body;
        container = container.parentElement
      ) {
        if (getComputedStyle(container).overflow === 'visible') continue;
        const { left, top, right, bottom } = container.getBoundingClientRect();
        const cut = boxes.some(
          (box) =>
            box.left < left - 1 || box.top < top - 1 || box.right > right + 1 || box.bottom > bottom + 1,
        );
        if (cut) return [`${text} is clipped by ${container.tagName} ${container.className}`];
      }
      return [];
    });

    // The boxes of two lines may overlap slightly, as letters do not fill them.
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
        Math.min(one.height, other.height) / 4;
    const overlapping = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => one.boxes.some((box) => other.boxes.some((over) => overlap(box, over))))
        .map((other) => `${one.text} overlaps ${other.text}`),
    );
    return [...clipped, ...overlapping];
  });
}
