import { expect, it } from 'vitest';
import { beginningOf, shorten } from '@/lib/text-length';

it('cuts no character in two, and only what is too long', () => {
  expect(beginningOf('a🧵b', 2)).toBe('a');
  expect(beginningOf('a🧵b', 3)).toBe('a🧵');
  expect(shorten('a🧵b', 3)).toBe('a…');
  expect(shorten('thread', 6)).toBe('thread');
  expect(shorten('threads', 6)).toBe('threa…');
});
