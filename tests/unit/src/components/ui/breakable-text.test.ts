import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BreakableText } from '@/components/ui/breakable-text';

/** Renders a text, with brackets around what keeps together. */
const render = (text: string) =>
  renderToStaticMarkup(createElement(BreakableText, null, text))
    .replaceAll('<span class="keep-together">', '[')
    .replaceAll('</span>', ']');

test.each([
  'Day: [December 20, 2024]',
  'We are at [17 Loom Street,] [New York,] [NY 10001.]',
  '[4-6 hours/month]',
  'Tuesdays, [[6:00 PM –] [7:30 PM]]',
  'Mon-Fri [[8:00 AM-][6:00 PM],] Sun closed',
  'Martes, [[6:00\u00a0p.\u00a0m. -] [7:30\u00a0p.\u00a0m.]]',
  'Sábado: [[9:00\u00a0a.\u00a0m.] a [4:00\u00a0p.\u00a0m.]]',
  'Día: [20 de diciembre de 2024]',
  'Call [(212) 555-0142 ext. 7.]',
  'The bus stop is [2 minutes] away.',
])('a page keeps together %s', (marked) => {
  expect(render(marked.replaceAll(/[[\]]/g, ''))).toBe(marked);
});
