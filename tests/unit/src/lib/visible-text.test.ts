import { expect, test } from 'vitest';
import { visibleText } from '@/lib/visible-text';

test.each(['', '  \n\t', '\u00a0', '\u200b', '\u200b\u200d \u2060', '\u00ad', '\u0000'])(
  '%j shows nothing',
  (text) => {
    expect(visibleText(text)).toBe('');
  },
);

test.each([
  ['  Ada ', 'Ada'],
  ['👩‍👧', '👩‍👧'],
  ['.', '.'],
])('%j shows %j', (text, shown) => {
  expect(visibleText(text)).toBe(shown);
});
