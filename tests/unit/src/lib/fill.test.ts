import { expect, test } from 'vitest';
import { fill } from '@/lib/fill';

test('fills in text and numbers, wherever and however often a placeholder stands', () => {
  expect(fill('Rated {rating} out of 5', { rating: 4 })).toBe('Rated 4 out of 5');
  expect(fill('{name}: {text}, {name}', { name: 'A', text: 'b' })).toBe('A: b, A');
  expect(fill('{seconds} s', { seconds: 0 })).toBe('0 s');
});

test('takes a value as it is, whatever it contains', () => {
  expect(fill('“{content}”', { content: 'It cost $& and {content}.' })).toBe('“It cost $& and {content}.”');
});
