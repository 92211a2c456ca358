import { expect, it } from 'vitest';
import type { OfferedItem } from '@/components/site/item-action';
import * as rules from '@/features/take-home/page/page-rules';

const { defaultLanguages, defaultPaper, languageChoices, textSize } = rules;

it('moves an item, but not beyond an end', () => {
  const items: readonly OfferedItem[] = [1, 2, 3].map((id) => ({ kind: 'service', id }));
  const moved = (index: number, by: 1 | -1) => `${rules.moveItem(items, index, by).map(({ id }) => id)}`;
  expect([moved(0, 1), moved(2, -1)]).toEqual(['2,1,3', '1,3,2']);
  expect([moved(0, -1), moved(2, 1)]).toEqual(['1,2,3', '1,2,3']);
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

it('prints large, and larger for visitors who read larger text on the screen', () => {
  expect([100, 125, 150, 200].map(textSize)).toEqual([16, 16, 22, 22]);
});
