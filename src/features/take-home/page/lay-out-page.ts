import type { Layout, PageBoxes } from './fit-page';

/** Shows the take-home page in a layout, as {@link Paper} renders it. */
export function showLayout(page: HTMLElement, { size, columns, air }: Layout): void {
  page.style.setProperty('--page-text', `${size}pt`);
  page.dataset.columns = String(columns);
  page.dataset.air = String(air);
}

/**
 * Lays the take-home page out, and measures it, in pixels of the page before it is scaled.
 *
 * @param room where there are lines for a handwritten note, below all else
 */
export function layOutPage(page: HTMLElement, room: HTMLElement, layout: Layout): PageBoxes {
  showLayout(page, layout);
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(page);
  const top = Number.parseFloat(paddingBlockStart);
  const bottom = page.clientHeight - Number.parseFloat(paddingBlockEnd);
  const [rule] = room.querySelectorAll<HTMLElement>(':scope > *');
  const items = [...page.querySelectorAll('li')];
  return {
    height: bottom - top,
    room: bottom - room.offsetTop,
    rule: rule?.offsetHeight ?? 0,
    items: items.map((item) => item.offsetTop + item.offsetHeight - (items[0]?.offsetTop ?? 0)),
  };
}
