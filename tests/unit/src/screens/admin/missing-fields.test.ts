import { expect, test } from 'vitest';
import { missingFields } from '@/screens/admin/missing-fields';

const words = { title: 'Enter a title.', description: 'Enter a description.' };

function missing(fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return missingFields(data, words);
}

test('names nothing when all required fields have text', () => {
  expect(missing({ title: 'A', description: '0', icon: '' })).toEqual({});
});

test('names what is empty, blank or not there, in the order of the form', () => {
  expect(Object.entries(missing({ description: '', title: ' \t\n\u00a0' }))).toEqual([
    ['title', 'Enter a title.'],
    ['description', 'Enter a description.'],
  ]);
  expect(missing({ title: 'A' })).toEqual({ description: 'Enter a description.' });
});

test('takes markup and 20,000 characters as text', () => {
  expect(missing({ title: '<br>', description: 'x'.repeat(20_000) })).toEqual({});
});
