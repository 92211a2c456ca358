import { expect, it } from 'vitest';
import { shortenWithEllipsis, truncate } from '@/lib/text-length';

it('cuts no character in two, and only what is too long', () => {
  expect(truncate('a🧵b', 2)).toBe('a');
  expect(truncate('a🧵b', 3)).toBe('a🧵');
  expect(shortenWithEllipsis('a🧵b', 3)).toBe('a…');
  expect(shortenWithEllipsis('thread', 6)).toBe('thread');
  expect(shortenWithEllipsis('threads', 6)).toBe('threa…');
});
