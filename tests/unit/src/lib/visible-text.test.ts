import { expect, test } from 'vitest';
import { visibleText } from '@/lib/visible-text';

test.each(['\u200b\u200d \u2060', '\u0000'])('%j shows nothing', (text) => {
  expect(visibleText(text)).toBe('');
});

test('a text shows what is between its spaces', () => expect(visibleText('  Ada ')).toBe('Ada'));
