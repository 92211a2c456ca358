import { expect, it } from 'vitest';
import type { OfferedItem } from '@/components/site/item-action';
import {
  defaultLanguages,
  defaultPaper,
  languageChoices,
  moveItem,
  sizesToTry,
} from '@/features/take-home/page/page-rules';

const items: readonly OfferedItem[] = [1, 2, 3].map((id) => ({ kind: 'service', id }));
const order = (moved: readonly OfferedItem[]) => moved.map(({ id }) => id);

it('moves an item, but not beyond an end', () => {
  expect(order(moveItem(items, 0, 1))).toEqual([2, 1, 3]);
  expect(order(moveItem(items, 2, -1))).toEqual([1, 3, 2]);
  expect(order(moveItem(items, 0, -1))).toEqual([1, 2, 3]);
  expect(order(moveItem(items, 2, 1))).toEqual([1, 2, 3]);
});

it("has the office's language beside the family's, if that is another", () => {
  expect(defaultLanguages('es', 'en')).toEqual(['es', 'en']);
  expect(defaultLanguages('en', 'en')).toEqual(['en']);
  expect(languageChoices(['en', 'es'])).toEqual([['en'], ['es', 'en'], ['es']]);
});

it('prints on the paper of the region', () => {
  const papers = ['en-US', 'es-US', 'en', 'es-MX', 'es-419'].map(defaultPaper);
  expect(new Set(papers)).toEqual(new Set(['Letter']));
  expect(['en-GB', 'es-ES', 'de'].map(defaultPaper)).toEqual(['A4', 'A4', 'A4']);
});

it('prints on Letter where the system has no locale', () => {
  expect(['C', 'en-US@posix', ''].map(defaultPaper)).toEqual(['Letter', 'Letter', 'Letter']);
});

it("tries sizes up to the visitor's text size, and none below large print", () => {
  expect(sizesToTry(100)).toEqual([16]);
  expect(sizesToTry(150)).toEqual([16, 17, 18, 19, 20]);
  expect(sizesToTry(200).at(-1)).toBe(27);
});
