import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PictureId } from '@/copy/pictures';
import { EasyLines } from '@/features/easy-read/easy-lines';

test('every picture that copy may name is drawn, shown beside its text, and in the list for staff', () => {
  const source = readFileSync('src/copy/pictures.ts', 'utf8');
  const ids = [...source.matchAll(/\| '(\w+)'/g)].map(([, id]) => id as PictureId);
  expect(ids.length).toBeGreaterThan(100);
  const list = readFileSync('resources/easy-read-pictures.md', 'utf8');
  expect(ids.filter((id) => !list.includes(`\`${id}\``))).toEqual([]);
  const lines = ids.map((picture) => ({ picture, text: picture }));
  const html = renderToStaticMarkup(createElement(EasyLines, { lines }));
  expect(html.match(/<svg[^>]*>\s*<(path|circle|rect) [^>]*\/>/g)).toHaveLength(ids.length);
});
