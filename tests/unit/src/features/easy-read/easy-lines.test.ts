import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { storyCopy } from '@/copy/picture-story';
import { EasyLines } from '@/features/easy-read/easy-lines';
import { content } from '../../../../support/filled-copy';

const found = (text: string, name: RegExp) => [...text.matchAll(name)].map(([, id = '']) => id);

test('every picture that stories name is drawn, shown beside its text, and in the list for staff', () => {
  const drawn = found(readFileSync('src/components/site/pictures/pictures.svg', 'utf8'), /<g id="(\w+)">/g);
  const stories = JSON.stringify([storyCopy.of(content.en, 'en'), storyCopy.of(content.es, 'es')]);
  expect(drawn).toEqual(expect.arrayContaining(found(stories, /"picture":"(\w+)"/g)));
  expect(found(readFileSync('resources/easy-read-pictures.md', 'utf8'), /`(\w+)`/g)).toEqual(drawn);
  const lines = drawn.map((picture) => ({ picture, text: picture }));
  const html = renderToStaticMarkup(createElement(EasyLines, { lines }));
  expect(html.match(/<svg[^>]*>\s*<(path|circle|rect) [^>]*\/>/g)).toHaveLength(drawn.length);
});
