import { expect, test } from 'vitest';
import { fill } from '@/lib/fill';

test('fills in text and numbers as they are, in every place of a placeholder', () => {
  expect(fill('{name}: {text}, {name}', { name: 'A', text: 'b' })).toBe('A: b, A');
  expect(fill('{seconds} s', { seconds: 0 })).toBe('0 s');
  expect(fill('“{content}”', { content: 'It cost $& and {content}.' })).toBe('“It cost $& and {content}.”');
});
