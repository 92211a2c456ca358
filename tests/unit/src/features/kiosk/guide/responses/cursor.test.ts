import { expect, test } from 'vitest';
import { cursorBefore, cursorOn, relocate, step } from '@/features/kiosk/guide/responses/cursor';

const items = ['title', 'text', 'link', 'part', 'end'];
const at = ({ items, index }: { items: readonly string[]; index: number }) => items[index];
const isSame = (one: string, other: string) => one === other;

test('before an item, the first step moves to it', () => {
  const before = cursorBefore(items, (item) => item === 'text');
  expect(at(step(before, 'next'))).toBe('text');
});

test('the first step past an end only reports it, the second wraps around', () => {
  const last = step(cursorOn(items, 4), 'next');
  expect(last).toMatchObject({ index: 4, end: 'last' });
  expect(at(step(last, 'next'))).toBe('title');
  const first = step(cursorOn(items, 0), 'previous');
  expect(first).toMatchObject({ index: 0, end: 'first' });
  expect(at(step(first, 'previous'))).toBe('end');
});

test('keeps its item when the page changes, or else the nearest one before it', () => {
  expect(at(relocate(cursorOn(items, 2), ['new', 'title', 'link'], isSame))).toBe('link');
  expect(at(relocate(cursorOn(items, 2), ['title', 'text', 'end'], isSame))).toBe('text');
  expect(at(relocate(cursorOn(items, 0), ['new', 'title'], isSame))).toBe('title');
  expect(at(relocate(cursorOn(items, 2), ['title', 'new', 'end'], isSame))).toBe('title');
  expect(at(relocate(cursorOn(items, 1), ['one', 'two', 'three'], isSame))).toBe('two');
  expect(at(relocate(cursorOn(items, 4), ['other'], isSame))).toBe('other');
});

test('stays in front of its item, but not of one before it, which was visited', () => {
  const beforeLink = cursorBefore(items, (item) => item === 'link');
  expect(at(step(relocate(beforeLink, ['title', 'link', 'end'], isSame), 'next'))).toBe('link');
  expect(at(step(relocate(beforeLink, ['title', 'end'], isSame), 'next'))).toBe('end');
});
