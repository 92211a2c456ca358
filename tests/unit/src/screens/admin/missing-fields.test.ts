import { expect, test } from 'vitest';
import { missingFields } from '@/screens/admin/missing-fields';

const messages = { title: 'Enter a title.', description: 'Enter a description.' };

function missing(fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return missingFields(data, messages);
}

test('returns no errors when all required fields have text', () => {
  expect(missing({ title: '<br>', description: '0', icon: '' })).toEqual({});
});

test('returns the errors of empty, blank and absent fields in the order of the form', () => {
  expect(Object.entries(missing({ description: '', title: ' \t\n\u00a0' }))).toEqual([
    ['title', 'Enter a title.'],
    ['description', 'Enter a description.'],
  ]);
  expect(missing({ title: 'A' })).toEqual({ description: 'Enter a description.' });
});
