import { expect, test } from 'vitest';
import { measureBlocks } from '@/features/kiosk/dock/measure-blocks';
import { endOfPage } from '@/features/kiosk/dock/page-breaks';

/** How many lines of what is shown a page of this height has, in lines. */
function linesOnPage(html: string, height: number, line = 40) {
  document.body.innerHTML = `<main style="font-size: 20px; line-height: ${line}px; white-space: pre-line">${html}</main>`;
  const main = document.querySelectorAll('main');
  const top = main[0]?.getBoundingClientRect().top ?? 0;
  const { whole } = measureBlocks(main, top);
  return Math.round(endOfPage(whole, 0, height * line) / line);
}

test('no line of a paragraph stands alone on a page', () => {
  const paragraph = (lines: number) => `<p style="margin: 0">${Array(lines).fill('line').join('\n')}</p>`;
  expect(linesOnPage(paragraph(8), 6.5)).toBe(6);
  expect(linesOnPage(paragraph(7), 6.5)).toBe(5);
  expect(linesOnPage(paragraph(4) + paragraph(8), 5.5)).toBe(4);
});

test('a group is named by its legend, and a section without a heading by its label', () => {
  document.body.innerHTML = `<main><fieldset><legend>Color</legend></fieldset><section aria-label="Figures">4</section></main>`;
  const { headings } = measureBlocks(document.querySelectorAll('main'), 0);
  expect(headings.map(({ readName }) => readName())).toEqual(['Color', 'Figures']);
});

test("a page keeps a quote's last two lines with the name below it", () => {
  const quote = (style: string) => `<p style="margin: 0; ${style}">${Array(5).fill('line').join('\n')}</p>`;
  expect(linesOnPage(`${quote('')}<p style="margin: 0">name</p>`, 5.5)).toBe(5);
  expect(linesOnPage(`${quote('break-after: avoid')}<p style="margin: 0">name</p>`, 5.5)).toBe(3);
});
