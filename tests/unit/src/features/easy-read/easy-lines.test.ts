import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isPicture } from '@/components/site/pictures/picture';
import { storyCopy } from '@/copy/story';
import { EasyLines } from '@/features/easy-read/easy-lines';
import { content } from '../../../../support/filled-copy';

const found = (text: string, name: RegExp) => [...text.matchAll(name)].map(([, id = '']) => id);

test('every picture is in the list for staff, and shown beside its text', () => {
  const drawn = found(readFileSync('src/components/site/pictures/pictures.svg', 'utf8'), /<g id="(\w+)">/g);
  expect(found(readFileSync('resources/easy-read-pictures.md', 'utf8'), /`(\w+)`/g)).toEqual(drawn);
  const lines = drawn.map((picture) => ({ picture, text: picture }));
  const html = renderToStaticMarkup(createElement(EasyLines, { lines }));
  expect(html.match(/<svg[^>]*>\s*<(path|circle|rect) [^>]*\/>/g)).toHaveLength(drawn.length);
});

test.each(['en', 'es'] as const)('stories in %s name only pictures that are drawn', (tag) => {
  const named = found(JSON.stringify(storyCopy.of(content[tag], tag)), /"picture":"(\w+)"/g);
  expect(named.filter((id) => !isPicture(id))).toEqual([]);
});
