import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BreakableText } from '@/components/ui/breakable-text';

const render = (text: string) => renderToStaticMarkup(createElement(BreakableText, null, text));

test.each([
  ['Day: December 20, 2024', ['December 20, 2024']],
  ['We are at 17 Loom Street, New York, NY 10001.', ['17 Loom Street,', 'New York,', 'NY 10001.']],
  ['4-6 hours/month', ['4-6 hours/month']],
  ['Tuesdays, 6:00 PM – 7:30 PM', ['6:00 PM –', '7:30 PM']],
  ['Martes, 6:00\u00a0p.\u00a0m. - 7:30\u00a0p.\u00a0m.', ['6:00\u00a0p.\u00a0m. -', '7:30\u00a0p.\u00a0m.']],
  ['Sábado: 9:00\u00a0a.\u00a0m. a 4:00\u00a0p.\u00a0m.', ['9:00\u00a0a.\u00a0m.', '4:00\u00a0p.\u00a0m.']],
  ['Día: 20 de diciembre de 2024', ['20 de diciembre de 2024']],
  ['Call (212) 555-0142 ext. 7.', ['(212) 555-0142 ext. 7.']],
  ['The bus stop is 2 minutes away.', ['2 minutes']],
])('in %s, what belongs together keeps together', (text, wholes) => {
  expect(render(text).match(/(?<=<span class="keep-together">)[^<]*/g)).toEqual(wholes);
});
