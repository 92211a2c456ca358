import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BreakableText } from '@/components/ui/breakable-text';

/** Renders text, and leaves out the elements around the pieces between which a phrase may break. */
function render(text: string): string {
  const markup = renderToStaticMarkup(createElement(BreakableText, null, text));
  return markup.replace(/<span>([^<]*)<\/span>/g, '$1');
}

test.each([
  ['Day: December 20, 2024', ['December 20, 2024']],
  ['We are at 17 Loom Street, New York, NY 10001.', ['17 Loom Street,', 'New York,', 'NY 10001.']],
  ['For support, write to:', ['write to:']],
  ['Tuesdays, 6:00 PM – 7:30 PM', ['6:00 PM – 7:30 PM']],
  ['Martes, 6:00\u00a0p.\u00a0m. - 7:30\u00a0p.\u00a0m.', ['6:00\u00a0p.\u00a0m. - 7:30\u00a0p.\u00a0m.']],
  ['Sábado: 9:00\u00a0a.\u00a0m. a 4:00\u00a0p.\u00a0m.', ['9:00\u00a0a.\u00a0m. a 4:00\u00a0p.\u00a0m.']],
  ['Día: 20 de diciembre de 2024', ['20 de diciembre de 2024']],
  ['Call (212) 555-0142 ext. 7.', ['(212) 555-0142 ext. 7.']],
  ['The bus stop is 2 minutes away.', ['2 minutes']],
])('in %s, what belongs together keeps together', (text, wholes) => {
  const markup = render(text).replaceAll('<wbr/>', '');
  expect(markup.match(/(?<=<span class="keep-together">)[^<]*/g)).toEqual(wholes);
});

test('a time may break after its dash, but not before the punctuation after it', () => {
  expect(render('10:00 AM - 2:00 PM.')).toContain('10:00 AM - <wbr/>2:00 PM.</span>');
});
