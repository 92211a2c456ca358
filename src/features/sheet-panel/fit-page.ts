import { SMALLEST_PT } from './sheet-rules';

/**
 * How large the text of the page is, in points, in how many columns the items are, and how much more room than the least they
 * and their codes have, from 0 to 3.
 */
export interface Layout {
  readonly size: number;
  readonly columns: 1 | 2;
  readonly air: number;
}

/** What is shown of a page that does not fit. */
export const smallestLayout: Layout = { size: SMALLEST_PT, columns: 2, air: 0 };

/** How the page fits; if it does not, how many of its items would. With none, it is the note that takes too much. */
export type Fit = { readonly layout: Layout } | { readonly itemsThatFit: number };

/** A page with a fixed size, and the room for a handwritten note, which takes what the rest leaves. */
export interface MeasuredPage {
  readonly page: HTMLElement;
  readonly room: HTMLElement;
}

/** Lines to write on that every page has. */
const MIN_RULES = 2;

/** Lines that are left where the rest gets more room than it needs. */
const AIRY_RULES = 3;

function hasRoom({ room }: MeasuredPage, rules: number): boolean {
  const rule = room.firstElementChild?.getBoundingClientRect().height ?? 0;
  return room.getBoundingClientRect().height >= rule * rules;
}

function show({ page }: MeasuredPage, { size, columns, air }: Layout): void {
  page.style.setProperty('--page-text', `${size}pt`);
  page.dataset.columns = String(columns);
  page.dataset.air = String(air);
}

/** Tries the sizes until one is too large in either number of columns. */
function findLayout(measured: MeasuredPage, sizes: readonly number[]): Layout | undefined {
  let found: Layout | undefined;
  for (const size of sizes) {
    const columns = ([1, 2] as const).find((count) => {
      show(measured, { size, columns: count, air: 0 });
      return hasRoom(measured, MIN_RULES);
    });
    if (!columns) break;
    found = { size, columns, air: 0 };
  }
  return found;
}

/** Gives the items as much air as they can have. */
function withAir(measured: MeasuredPage, layout: Layout): Layout {
  for (const air of [3, 2, 1]) {
    const airy = { ...layout, air };
    show(measured, airy);
    if (hasRoom(measured, AIRY_RULES)) return airy;
  }
  show(measured, layout);
  return layout;
}

/**
 * Finds the largest text with which everything fits, by laying the page out in each way.
 *
 * @param sizes the sizes to try, from the smallest to the largest
 */
export function fitPage(measured: MeasuredPage, sizes: readonly number[]): Fit {
  const layout = findLayout(measured, sizes);
  if (layout) return { layout: withAir(measured, layout) };
  const items = [...measured.page.querySelectorAll('li')];
  let count = items.length;
  while (count > 0) {
    count -= 1;
    items[count]?.setAttribute('hidden', '');
    if (findLayout(measured, sizes.slice(0, 1))) break;
  }
  for (const item of items) item.removeAttribute('hidden');
  show(measured, smallestLayout);
  return { itemsThatFit: count };
}
