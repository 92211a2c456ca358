import { expect, test } from 'vitest';
import { type Extent, endOfView, type Layout, toStops } from '@/features/kiosk/dock/stops';

const from = (top: number, height: number): Extent => ({ top, bottom: top + height });
const layoutOf = (layout: Partial<Layout>): Layout => ({ ink: [], headings: [], items: [], ...layout });

/** A card with a padding of 20 pixels around its lines. */
const card = (top: number, height: number) => ({
  item: from(top, height),
  ink: Array.from({ length: (height - 40) / 40 }, (_, index) => from(top + 20 + index * 40, 30)),
});

const layoutOfCards = (cards: readonly ReturnType<typeof card>[]) =>
  layoutOf({ ink: cards.flatMap(({ ink }) => ink), items: cards.map(({ item }) => item) });

test('a part that fits is one stop', () => {
  expect(toStops(layoutOf({ ink: [from(400, 100)] }), from(300, 1000), 1000, true)).toEqual([
    { top: 300, bottom: 1300, scroll: 300 },
  ]);
  expect(toStops(layoutOf({}), from(0, 3000), 1000, true)).toEqual([{ top: 0, bottom: 3000, scroll: 0 }]);
});

test('a stop ends between cards, and what does not fill it is in the middle', () => {
  const layout = layoutOfCards([card(1100, 600), card(1720, 600), card(2340, 600)]);
  expect(toStops(layout, from(1080, 1900), 1000, true)).toEqual([
    { top: 1080, bottom: 1700, scroll: 890 },
    { top: 1720, bottom: 2320, scroll: 1520 },
    { top: 2340, bottom: 2940, scroll: 2140 },
  ]);
  // Nothing is above the first one of a screen.
  const atTop = layoutOfCards([card(100, 600), card(720, 600)]);
  expect(toStops(atTop, from(0, 1340), 1000, true)[0]).toEqual({ top: 0, bottom: 700, scroll: 0 });
});

test('what is little begins at the upper edge, above what comes next, unless nothing does', () => {
  const pictures = [from(0, 960), from(1000, 300), from(1340, 960)];
  const stops = toStops(layoutOf({ ink: pictures }), from(0, 2300), 1000, true);
  expect(stops[1]).toEqual({ top: 1000, bottom: 1300, scroll: 988 });
  const atEnd = layoutOf({ ink: pictures.slice(0, 2) });
  expect(toStops(atEnd, from(0, 1300), 1000, true, true)[1]).toEqual({
    top: 1000,
    bottom: 1300,
    scroll: 650,
  });
});

test('a list that is a little too long is cut between its rows, rather than left out of a stop that is mostly empty', () => {
  const rows = [320, 555, 790].map((top) => from(top, 220));
  const layout = layoutOf({ ink: [from(0, 300), ...rows, ...rows], items: [from(320, 690), ...rows] });
  const stops = toStops(layout, from(0, 1030), 1000, true);
  expect(stops).toHaveLength(2);
  expect(rows.slice(0, 2).map(({ bottom }) => bottom)).toContain(stops[0]?.bottom);
  expect(rows.map(({ top }) => top)).toContain(stops[1]?.top);
});

test('a stop that has room for it also shows what is right above', () => {
  const layout = layoutOfCards([card(0, 400), card(420, 400), card(840, 400)]);
  expect(toStops(layout, from(0, 1260), 1000, true)).toEqual([
    { top: 0, bottom: 820, scroll: 0 },
    { top: 420, bottom: 1240, scroll: 330 },
  ]);
});

test('what would be alone on its stop comes with what is above, although that is cut', () => {
  const long = card(0, 960);
  const layout = layoutOf({ ink: [...long.ink, from(1000, 280)], items: [long.item] });
  const [, last] = toStops(layout, from(0, 1320), 1000, true);
  expect(last?.bottom).toBe(1280);
  expect(long.ink.map(({ top }) => top)).toContain(last?.top);
  expect(1280 - (last?.top ?? 0)).toBeGreaterThan(900);
});

test('the last stop of a screen, which is not in the middle, leaves little empty above it', () => {
  const layout = layoutOfCards([card(0, 760), card(780, 720)]);
  const part = from(0, 1500);
  expect(toStops(layout, part, 1000, true).at(-1)?.top).toBe(780);
  expect(toStops(layout, part, 1000, true, true).at(-1)?.top).toBe(500);
});

test('a part begins at the upper edge if its first stop is nearly full', () => {
  const layout = layoutOfCards([card(1100, 760), card(1880, 600)]);
  expect(toStops(layout, from(1080, 1420), 1000, true)[0]).toEqual({ top: 1080, bottom: 1860, scroll: 1080 });
});

test('in a dialog, each stop begins at the top of the view', () => {
  const layout = layoutOfCards([card(0, 600), card(620, 600)]);
  expect(toStops(layout, from(0, 1240), 1000, false).map(({ scroll }) => scroll)).toEqual([0, 608]);
});

test('cards in rows stay whole beside each other, also where their lines are not level', () => {
  const low = card(620, 600);
  const shifted = {
    item: low.item,
    ink: low.ink.map(({ top, bottom }) => ({ top: top + 17, bottom: bottom + 17 })),
  };
  const layout = layoutOfCards([card(0, 600), card(0, 600), low, shifted]);
  expect(toStops(layout, from(0, 1240), 1000, true).map(({ top, bottom }) => [top, bottom])).toEqual([
    [0, 600],
    [620, 1220],
  ]);
});

test('a long text is cut between its lines, into stops that are about equally full', () => {
  const lines = Array.from({ length: 30 }, (_, index) => from(index * 40, 30));
  const stops = toStops(layoutOf({ ink: lines, items: [from(0, 1200)] }), from(0, 1200), 1000, true);
  expect(stops).toHaveLength(2);
  for (const { top, bottom } of stops) {
    expect(lines.some((line) => line.top < top && line.bottom > top)).toBe(false);
    expect(lines.some((line) => line.top < bottom && line.bottom > bottom)).toBe(false);
    expect(bottom - top).toBeGreaterThan(500);
  }
});

test('a heading stays with what follows it', () => {
  const paragraphs = [from(0, 800), from(900, 300)];
  const layout = layoutOf({ ink: [...paragraphs, from(840, 40)], headings: [from(840, 40)] });
  expect(toStops(layout, from(0, 1220), 1000, true).map(({ top }) => top)).toEqual([0, 840]);
});

test('what no stop has room for is cut, and nothing of it is left out', () => {
  const layout = layoutOf({ ink: [from(0, 900), from(500, 900), from(1000, 900), from(1100, 1500)] });
  const stops = toStops(layout, from(0, 2600), 1000, true);
  expect(stops[0]?.top).toBe(0);
  for (const [index, { top }] of stops.entries()) {
    if (index > 0) expect(top).toBeLessThanOrEqual((stops[index - 1]?.bottom ?? 0) + 1);
  }
  expect(stops.at(-1)?.bottom).toBe(2600);
});

test('a view that is at no stop ends above what it would cut', () => {
  const ink = [100, 480, 860].map((top) => from(top, 360));
  expect(endOfView(layoutOf({ ink }), from(0, 1000))).toBe(860);
  // What is beside it and begins higher is cut by that end.
  expect(endOfView(layoutOf({ ink: [...ink, from(845, 55)] }), from(0, 1000))).toBe(845);
  expect(endOfView(layoutOf({ ink }), from(0, 1220))).toBe(1220);
  // Rather than leave more than a fifth of it empty, it cuts its last row.
  expect(endOfView(layoutOf({ ink: [from(790, 310)] }), from(0, 1000))).toBe(1000);
  expect(endOfView(layoutOf({ ink: [from(-200, 2200)] }), from(0, 1000))).toBe(1000);
});
