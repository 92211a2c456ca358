import { expect, it } from 'vitest';
import { fitPage, type Layout, type PageBoxes } from '@/features/take-home/page/fit-page';
import { sizesToTry } from '@/features/take-home/page/page-rules';

const PX_PER_PT = 96 / 72;
const HEIGHT = 980;
const WIDTH = 740;
const CODE = 80;
const RULES = 2;

/** The height of a text that wraps, in pixels. */
function textHeight(letters: number, width: number, { size, air }: Layout): number {
  const text = size * PX_PER_PT;
  const lines = Math.ceil(letters / Math.max(1, Math.floor(width / (text / 2))));
  return lines * text * (1.2 + 0.05 * air);
}

/**
 * A page of a sheet as boxes: items beside their codes in one column or two, and a note.
 *
 * @param items how long the text of each is, in letters
 * @param note how long the text of the note is, in letters
 */
const page =
  (items: readonly number[], note = 200) =>
  (layout: Layout): PageBoxes => {
    const { size, columns, air } = layout;
    const code = CODE + 25 * air;
    const gap = size * (0.5 + 0.4 * air);
    const heights = items.map((letters) =>
      Math.max(code, textHeight(letters, WIDTH / columns - code, layout) + gap),
    );
    const edges: number[] = [];
    let top = 0;
    for (let index = 0; index < heights.length; index += columns) {
      const row = heights.slice(index, index + columns);
      edges.push(...row.map((height) => top + height));
      top += Math.max(...row);
    }
    const room = HEIGHT - top - textHeight(note, WIDTH, layout);
    return { height: HEIGHT, room, rule: size * PX_PER_PT * 1.5, items: edges };
  };

/** Finds the best layout by trying each of them. */
function tryAll(layOut: (layout: Layout) => PageBoxes, sizes: readonly number[]): Layout | undefined {
  const fits = (layout: Layout, rules: number) => {
    const { room, rule } = layOut(layout);
    return room >= rules * rule;
  };
  const layout = sizes
    .toReversed()
    .flatMap((size) => ([1, 2] as const).map((columns) => ({ size, columns, air: 0 })))
    .find((each) => fits(each, RULES));
  const air = layout && [3, 2, 1, 0].find((each) => fits({ ...layout, air: each }, 3));
  return layout && { ...layout, air: air ?? 0 };
}

/** Pages of one to six items with a note, from a few words to more than there is room for. */
const pages = Array.from({ length: 120 }, (_, index) => ({
  items: Array.from(
    { length: 1 + (index % 6) },
    (__, item) => 20 + ((index * 37 + item * 61) % (40 + index * 5)),
  ),
  note: (index * 29) % 1_500,
}));

/** Fits a page, and counts how often that lays it out. */
function fitAndCount(layOut: (layout: Layout) => PageBoxes, sizes: readonly number[]) {
  let count = 0;
  const fit = fitPage(
    (layout) => {
      count += 1;
      return layOut(layout);
    },
    sizes,
    RULES,
  );
  return { fit, count };
}

it('finds the largest text that fits and the most air, in a few layouts', () => {
  const fitted = new Set<number | undefined>();
  for (const { items, note } of pages) {
    for (const percent of [100, 125, 150, 175, 200]) {
      const sizes = sizesToTry(percent);
      const { fit, count } = fitAndCount(page(items, note), sizes);
      const layout = fit.kind === 'fits' ? fit.layout : undefined;
      expect(layout, `${items} and ${note} letters at ${percent} %`).toEqual(
        tryAll(page(items, note), sizes),
      );
      expect(count).toBeLessThanOrEqual(layout ? 12 : 2);
      fitted.add(layout?.size);
    }
  }
  // There are pages for each size, and some that do not fit.
  expect(fitted).toEqual(new Set([...sizesToTry(200), undefined]));
});

it('says how many items would fit without those after them', () => {
  const counts = new Set<number>();
  for (const { items, note } of pages) {
    const { fit } = fitAndCount(page(items, note), [16]);
    if (fit.kind === 'fits') continue;
    const best = [...items.keys()].findLast((count) => tryAll(page(items.slice(0, count), note), [16]));
    expect(fit.itemsThatFit, `${items} and ${note} letters`).toBe(best ?? 0);
    counts.add(fit.itemsThatFit);
  }
  expect(counts.size).toBeGreaterThan(3);
});

it('lays out once what is as large as it can be, and once more for each step of air', () => {
  expect(fitAndCount(page([60, 60], 0), [16])).toEqual({
    fit: { kind: 'fits', layout: { size: 16, columns: 1, air: 3 } },
    count: 4,
  });
});

it('has two columns only where the text is larger in them', () => {
  const boxes = (room: number) => ({ height: 900, room, rule: 30, items: [400, 400] });
  expect(fitPage(() => boxes(60), [16, 17], RULES)).toEqual({
    kind: 'fits',
    layout: { size: 17, columns: 1, air: 0 },
  });
  expect(fitPage(({ columns }) => boxes(columns === 2 ? 60 : -1), [16, 17], RULES)).toEqual({
    kind: 'fits',
    layout: { size: 17, columns: 2, air: 0 },
  });
});

it('says that nothing fits if the note alone is too long', () => {
  expect(fitPage(page([20], 4_000), [16], RULES)).toEqual({ kind: 'tooMuch', itemsThatFit: 0 });
  expect(fitPage(page([], 4_000), [16], RULES)).toEqual({ kind: 'tooMuch', itemsThatFit: 0 });
});
