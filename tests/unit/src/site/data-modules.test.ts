import { expect, test } from 'vitest';
import { dataModules, importMap } from '@/site/data-modules';
import { readContentFile } from '@/site/read-content-file';
import { exampleFile } from '../../../support/content-file';

const read = (content: object) => readContentFile(Buffer.from(JSON.stringify(content))).content;

test('a page loads each language and the whole document from files named by their content', () => {
  const before = dataModules(read(exampleFile));
  const foundation = { ...exampleFile.foundation, phone: '(718) 555-0119' };
  const after = dataModules(read({ ...exampleFile, foundation }));
  expect(importMap(before, '../').imports).toEqual({
    'site-content/en': expect.stringMatching(/^\.\.\/assets\/site-content-en-[\w-]{8}\.js$/),
    'site-content/es': expect.stringMatching(/^\.\.\/assets\/site-content-es-[\w-]{8}\.js$/),
    'site-content/samples': expect.stringMatching(/^\.\.\/assets\/site-content-samples-[\w-]{8}\.js$/),
    'site-content/document': expect.stringMatching(/^\.\.\/assets\/site-content-document-[\w-]{8}\.js$/),
  });
  const unchanged = after.filter(({ file }) => before.some((module) => module.file === file));
  expect(unchanged.map(({ specifier }) => specifier)).toEqual(['site-content/samples']);
});
