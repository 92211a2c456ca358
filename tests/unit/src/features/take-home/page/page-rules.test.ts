import { expect, it } from 'vitest';
import * as rules from '@/features/take-home/page/page-rules';

const { defaultLanguages, defaultPaper, languageChoices, textSize } = rules;

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
