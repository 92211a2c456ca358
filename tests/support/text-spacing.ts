import type { Page } from 'playwright/test';

/** Sets the four values that a page has to bear (WCAG 1.4.12). The page's policy allows no style element. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Lists the words that their box cuts off, and those that lie over others. */
export function lostWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isForListenersOnly = (element: Element) => element.closest('.sr-only') !== null;
    // A row of a list shows the beginning of a long text, on purpose.
    const isShortened = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).webkitLineClamp !== 'none' || isShortened(element.parentElement));

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: { text: string; element: Element; boxes: DOMRect[] }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !element?.checkVisibility() || isForListenersOnly(element)) continue;
      if (isShortened(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      words.push({ text: text.slice(0, 40), element, boxes: [...range.getClientRects()] });
    }

    const clipped = words.flatMap(({ text, element, boxes }) => {
      for (
        let frame: Element | null = element;
        frame && frame !== document.body;
        frame = frame.parentElement
      ) {
        if (getComputedStyle(frame).overflow === 'visible') continue;
        const { left, top, right, bottom } = frame.getBoundingClientRect();
        const cut = boxes.some(
          (box) =>
            box.left < left - 1 || box.top < top - 1 || box.right > right + 1 || box.bottom > bottom + 1,
        );
        if (cut) return [`${text} is cut off by ${frame.tagName} ${frame.className}`];
      }
      return [];
    });

    // The boxes of two lines may touch, as letters do not fill them.
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
        Math.min(one.height, other.height) / 4;
    const overlapping = words.flatMap((one, index) =>
      words
        .slice(index + 1)
        .filter((other) => one.boxes.some((box) => other.boxes.some((over) => overlap(box, over))))
        .map((other) => `${one.text} lies over ${other.text}`),
    );
    return [...clipped, ...overlapping];
  });
}
