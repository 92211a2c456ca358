/** How large the text of the page is, in points, and in how many columns the items are. */
export interface Layout {
  readonly size: number;
  readonly columns: 1 | 2;
}

/** How the page fits; if it does not, how many of its items would. With none, it is the note that takes too much. */
export type Fit = { readonly layout: Layout } | { readonly itemsThatFit: number };

/** A page with a fixed size, and the room for a handwritten note, which takes what the rest leaves. */
export interface MeasuredPage {
  readonly page: HTMLElement;
  readonly room: HTMLElement;
}

/** Lines to write on that every page has. */
const MIN_RULES = 2;

function hasRoom({ room }: MeasuredPage): boolean {
  const rule = room.firstElementChild?.getBoundingClientRect().height ?? 0;
  return room.getBoundingClientRect().height >= rule * MIN_RULES;
}

function findLayout(measured: MeasuredPage, sizes: readonly number[]): Layout | undefined {
  const { page } = measured;
  for (const size of sizes) {
    page.style.setProperty('--page-text', `${size}pt`);
    for (const columns of [1, 2] as const) {
      page.dataset.columns = String(columns);
      if (hasRoom(measured)) return { size, columns };
    }
  }
  return undefined;
}

/**
 * Finds the largest text with which everything fits, by laying the page out in each way.
 *
 * @param sizes the sizes to try, from the largest to the smallest
 */
export function fitPage(measured: MeasuredPage, sizes: readonly number[]): Fit {
  const layout = findLayout(measured, sizes);
  if (layout) return { layout };
  const items = [...measured.page.querySelectorAll('li')];
  let count = items.length;
  while (count > 0) {
    count -= 1;
    items[count]?.setAttribute('hidden', '');
    if (findLayout(measured, sizes.slice(-1))) break;
  }
  for (const item of items) item.removeAttribute('hidden');
  return { itemsThatFit: count };
}
