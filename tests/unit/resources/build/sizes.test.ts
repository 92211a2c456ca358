import { expect, test } from 'vitest';
import {
  budgets,
  type Load,
  loadTable,
  overBudget,
  overSiteSize,
  SITE_SIZE,
} from '../../../../resources/build/sizes';

const load = (title: string, gzip: number, files = 1): Load => ({
  title,
  files,
  raw: 3 * gzip,
  gzip,
});

test('the table lines up the loads, in kB of 1000 bytes', () => {
  expect(loadTable([load('page', 100_000), load('first visit', 1_500, 5)])).toBe(
    [
      '                                               files       raw      gzip',
      'page                                               1  300.0 kB  100.0 kB',
      'first visit                                        5    4.5 kB    1.5 kB',
    ].join('\n'),
  );
});

test('what just fits is within its budget', () => {
  expect(overBudget([load('page', budgets.page), load('first visit', budgets['first visit'], 8)])).toEqual(
    [],
  );
  expect(overSiteSize(SITE_SIZE)).toEqual([]);
});

test('names what is over its budget', () => {
  const page = budgets['index.html'] + 500;
  expect(overBudget([load('index.html', page)])).toEqual(['index.html: 24.5 kB of 24.0 kB, gzip']);
  expect(overBudget([load('first visit', 1, 11)])).toEqual(['first visit: 11 of 10 requests']);
  expect(overSiteSize(SITE_SIZE + 100)).toEqual(['all files: 3000.1 kB of 3000.0 kB, uncompressed']);
});

test('a script without a budget is an error', () => {
  expect(() => overBudget([load('another', 1)])).toThrow('another');
});
