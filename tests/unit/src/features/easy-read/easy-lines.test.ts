import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pictureIds } from '@/copy/pictures';
import { EasyLines } from '@/features/easy-read/easy-lines';

test('every picture that copy may name is drawn, shown beside its text, and in the list for staff', () => {
  const list = readFileSync('resources/easy-read-pictures.md', 'utf8');
  expect(pictureIds.filter((id) => !list.includes(`\`${id}\``))).toEqual([]);
  const lines = pictureIds.map((picture) => ({ picture, text: picture }));
  const html = renderToStaticMarkup(createElement(EasyLines, { lines }));
  expect(html.match(/<svg[^>]*>\s*<(path|circle|rect) [^>]*\/>/g)).toHaveLength(pictureIds.length);
});
