import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Block, endOfPage, startAfter, startsOfPages } from '@/features/kiosk/dock/page-breaks';

const HEIGHT = 1000;
const from = (top: number, height: number): Block => ({ top, bottom: top + height });

/** A card with lines of 30 pixels. */
const card = (top: number, lines: number): Block[] => [
  from(top, 40 + lines * 40),
  ...Array.from({ length: lines }, (_, index) => ({ ...from(top + 25 + index * 40, 30), isSolid: true })),
];

test('a block is cut only if it is higher than a page', () => {
  expect(endOfPage([...card(0, 9), ...card(430, 20)], 0, HEIGHT)).toBe(430);
  expect(endOfPage([...card(0, 5), ...card(300, 20)], 0, HEIGHT)).toBe(300);
  expect(endOfPage([...card(0, 5), ...card(300, 30)], 0, HEIGHT)).toBe(1000);
  expect(endOfPage([{ ...from(0, 1050), isSolid: true }], 0, HEIGHT, 1100)).toBe(1000);
  // But a picture is not.
  expect(endOfPage([from(0, 280), { ...from(300, 800), isSolid: true }], 0, HEIGHT)).toBe(300);
});

test('a page keeps a heading with the beginning of a card that would fit only without it', () => {
  const [whole, ...lines] = card(70, 23);
  const heading = { ...from(0, 60), isSolid: true };
  const begun = { ...from(0, 125), isSolid: true };
  expect(endOfPage([heading, begun, ...(whole ? [whole] : []), ...lines], 0, HEIGHT)).toBe(975);
});

test('a page fills up even where columns side by side leave no gap', () => {
  const column = (top: number) =>
    Array.from({ length: 60 }, (_, index) => ({ ...from(top + index * 40, 38), isSolid: true }));
  expect(endOfPage([...column(0), ...column(20)], 0, HEIGHT)).toBe(980);
});

/** Cards of any length below each other, and their lines. */
const layouts = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 60 })), { maxLength: 30 })
  .map((cards) => {
    let top = 0;
    return cards.map(([gap, lines]) => {
      const blocks = card(top + gap, lines);
      top += gap + 40 + lines * 40;
      return blocks;
    });
  });

test('pages of any cards show every line once, and cut no line, and no card that fits on a page', () => {
  fc.assert(
    fc.property(layouts, fc.integer({ min: 200, max: 1500 }), (cards, height) => {
      const blocks = cards.flat();
      const starts = startsOfPages((start) => startAfter(blocks, start, height));
      const end = Math.max(0, ...blocks.map(({ bottom, isSolid }) => (isSolid ? bottom : 0)));
      for (const [index, start] of starts.entries())
        expect(starts[index + 1] ?? start + height).toBeGreaterThan(start);
      expect((starts.at(-1) ?? 0) + height).toBeGreaterThanOrEqual(end - 1);
      const isCut = ({ top, bottom }: Block) => starts.some((start) => top < start - 1 && bottom > start + 1);
      for (const [whole, ...lines] of cards) {
        expect(lines.filter(isCut)).toEqual([]);
        const isShown = ({ top, bottom }: Block) =>
          starts.some((start) => top >= start - 1 && bottom <= start + height + 1);
        expect(lines.every(isShown)).toBe(true);
        const start = starts.findLast((each) => whole && each < whole.top + 1) ?? 0;
        const isFirst = whole && whole.top < start + height / 8;
        if (whole && whole.bottom - whole.top <= height && !isFirst) expect(isCut(whole)).toBe(false);
      }
    }),
  );
});
