import { expect, test } from 'vitest';
import type { Heading } from '@/features/kiosk/dock/measure-blocks';
import type { Block } from '@/features/kiosk/dock/page-breaks';
import { findPages } from '@/features/kiosk/dock/page-list';

const HEIGHT = 1000;
const NAME_HEIGHT = 50;

const box = (top: number, height: number): Block => ({ top, bottom: top + height });
/** Lines without gaps between them. */
const lines = (top: number, count: number): Block[] =>
  Array.from({ length: count }, (_, index) => ({ ...box(top + index * 40, 40), isSolid: true }));

const heading = (top: number, scope: string, scopeEnd: number, tag = 'h2'): Heading => {
  const readName = () => `${scope} at ${top}`;
  return { ...box(top, 40), tag, readName, scope, scopeEnd };
};

const find = (whole: readonly Block[], headings: readonly Heading[], scrolled = 0, added = 0) =>
  findPages({ whole, headings, starts: [] }, HEIGHT, NAME_HEIGHT, scrolled, added);

/** Each with a line at its top. */
const cards = [box(0, 400), box(500, 450), box(1000, 900), box(1905, 500)].flatMap((card) => [
  card,
  { ...box(card.top + 5, 30), isSolid: true },
]);

test('a page begins with a margin above what did not fit, where there is a gap', () => {
  const { pages, index, mostScrolled } = find(cards, []);
  expect(pages.map(({ start, scroll }) => [start, scroll])).toEqual([
    [0, 0],
    [1000, 988],
    [1905, 1900],
  ]);
  expect([index, mostScrolled]).toEqual([0, 1900]);
  // What is shown ends below the last whole card, not at the edge of the next.
  expect(pages.map(({ end }) => end)).toEqual([962, 1905, 2417]);
});

test('a page is found if the scroll position is off by a pixel; one in between begins a page of its own', () => {
  expect(find(cards, [], 989)).toMatchObject({ index: 1, pages: { length: 3 } });
  const between = find(cards, [], 500);
  expect(between.pages.map(({ scroll }) => scroll)).toEqual([0, 500, 988, 1900]);
  expect(between).toMatchObject({ index: 1, nearest: { scroll: 988 } });
});

test('the page after one that a link has added repeats the name of what it continues', () => {
  const card = heading(400, 'card', 2000, 'h3');
  const [, added, after] = find(lines(0, 75), [card], 400).pages;
  const found = find(lines(0, 75), [card], after?.scroll, added?.start);
  expect(found).toMatchObject({ index: 2, pages: { 2: { scroll: 1400 - NAME_HEIGHT, isNamed: true } } });
});

test('a page repeats the names of cards that continue side by side, unless it begins with a heading', () => {
  const whole = lines(0, 50);
  const both = [heading(40, 'left', 2000, 'h3'), heading(40, 'right', 2000, 'h3')];
  const later = heading(80, 'right', 2000, 'h3');
  const [, second] = find(whole, [...both, later]).pages;
  expect(second).toMatchObject({ start: 1000, scroll: 1000 - NAME_HEIGHT, names: both });
  const [, ending] = find(whole, [heading(40, 'left', 1000)]).pages;
  expect(ending).toMatchObject({ scroll: 1000, names: [] });
  const [, beginning] = find(whole, [...both, heading(1000, 'next', 2000)]).pages;
  expect(beginning).toMatchObject({ scroll: 1000, names: [] });
  // A card that begins it has a title, but its section goes on.
  const end = 1000 + 10 * 40;
  const headings = [heading(40, 'section', end), heading(1000, 'card', end)];
  expect(find([...lines(0, 25), ...lines(1000, 10)], headings).pages[1]?.names).toEqual([headings[0]]);
});

test('a section moves to the next page whole if the page before stays half filled', () => {
  const second = (top: number, scrolled = 0) => {
    const section = heading(top, 'section', top + 720);
    const text = [...lines(0, (top - 40) / 40), section, ...lines(top + 40, 17), ...lines(top + 720, 20)];
    return find(text, [section], scrolled).pages[1]?.start;
  };
  // A swipe to 800 pixels ends in the section.
  expect([second(640), second(480), second(640, 800)]).toEqual([640, 1000, 800]);
});
