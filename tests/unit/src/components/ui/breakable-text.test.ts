import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BreakableText } from '@/components/ui/breakable-text';

/** The parts of rendered text that move to the next line as a whole. */
function wholesOf(markup: string): string[] {
  return [...markup.replaceAll('<wbr/>', '').matchAll(/<span class="whole[^"]*">([^<]*)/g)].map(
    ([, text = '']) => text,
  );
}

describe('text keeps whole', () => {
  test.each([
    ['Day: December 20, 2024', ['December 20, 2024']],
    ['We are at 17 Loom Street, New York, NY 10001.', ['17 Loom Street,', 'New York,', 'NY 10001.']],
    ['Where: Foundation office, 17 Loom Street', ['17 Loom Street']],
    ['For support, write to:', ['write to:']],
    ['Tuesdays, 6:00 PM - 7:30 PM', ['6:00 PM - 7:30 PM']],
    ['Our fax number is (212) 555-0143.', ['(212) 555-0143.']],
    ['The bus stop is 2 minutes away.', ['2 minutes']],
  ])('%s', (text, wholes) => {
    expect(wholesOf(renderToStaticMarkup(createElement(BreakableText, null, text)))).toEqual(wholes);
  });
});

test('a time may break after its dash, but not before the punctuation after it', () => {
  const markup = renderToStaticMarkup(createElement(BreakableText, null, '10:00 AM - 2:00 PM.'));
  expect(markup).toContain('10:00 AM - <wbr/>2:00 PM.</span>');
});
