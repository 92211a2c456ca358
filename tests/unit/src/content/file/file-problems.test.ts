import { expect, test } from 'vitest';
import { fileProblemText, type ProblemCopy } from '@/content/file/file-problem-text';
import type { Notice, Problem } from '@/content/file-rules';
import * as en from '@/copy/en/content';
import * as es from '@/copy/es/content';
import { fill } from '@/lib/fill';

test.each<[Problem | Notice, (admin: ProblemCopy) => string]>([
  [
    { kind: 'date', part: 'events', item: 3, field: 'date', value: '' },
    ({ contentFile: { items, problems }, labels }) =>
      fill(problems.unreadable, { place: `${fill(items.events, { number: 3 })}, ${labels.date}` }),
  ],
  [
    { kind: 'missing', part: 'hero', field: 'title', language: 'es' },
    ({ contentFile: { problems }, labels, tabs }) =>
      fill(problems.missing, { place: `${tabs.hero}, ${labels.title} (Español)` }),
  ],
  [
    { kind: 'tooMany', part: 'testimonials' },
    ({ contentFile, tabs }) => fill(contentFile.problems.tooMany, { place: tabs.testimonials, max: 500 }),
  ],
  [
    { kind: 'date', part: 'events', row: 4, field: 'date', value: '2027-02-30' },
    ({ spreadsheet: { row, problems }, labels }) =>
      fill(problems.date, { place: `${fill(row, { row: 4 })}, ${labels.date}`, value: '2027-02-30' }),
  ],
  [
    { kind: 'unknownKey', value: 'author' },
    ({ contentFile: { file, problems } }) => fill(problems.unknownKey, { place: file, value: 'author' }),
  ],
])('%j is said in words', (problem, words) => {
  for (const { admin } of [en, es]) expect(fileProblemText(problem, admin)).toBe(words(admin));
});
