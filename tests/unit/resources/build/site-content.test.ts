import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFiles, importMap, readSiteContent } from '../../../../resources/build/site-content';
import { admin } from '../../../../src/copy/en/content';
import { temporaryFolder } from '../../../support/temporary-folder';

const example = JSON.parse(readFileSync('resources/content-file.example.json', 'utf8'));

/** Reads a file to build with. */
function build(content: string | Uint8Array) {
  const path = join(temporaryFolder(), 'content.json');
  writeFileSync(path, content);
  return readSiteContent(path);
}

test('a build has the content of its file', async () => {
  expect((await build(JSON.stringify(example))).foundation.name).toBe(example.foundation.name);
});

test('a page finds each language and the whole document in files whose names change with what they say', async () => {
  const before = await contentFiles(await build(JSON.stringify(example)));
  const foundation = { ...example.foundation, phone: '(718) 555-0119' };
  const after = await contentFiles(await build(JSON.stringify({ ...example, foundation })));
  expect(JSON.parse(importMap(before, '../')).imports).toEqual({
    'site-content/en': expect.stringMatching(/^\.\.\/assets\/site-content-en-[\w-]{8}\.js$/),
    'site-content/es': expect.stringMatching(/^\.\.\/assets\/site-content-es-[\w-]{8}\.js$/),
    'site-content/samples': expect.stringMatching(/^\.\.\/assets\/site-content-samples-[\w-]{8}\.js$/),
    'site-content/document': expect.stringMatching(/^\.\.\/assets\/site-content-document-[\w-]{8}\.js$/),
  });
  const unchanged = after.filter(({ fileName }) => before.some((file) => file.fileName === fileName));
  expect(unchanged.map(({ specifier }) => specifier)).toEqual(['site-content/samples']);
});

test('a file that is not UTF-8 stops the build, which does not have the samples instead', async () => {
  const latin1 = Buffer.from(JSON.stringify(example), 'latin1');
  await expect(build(latin1)).rejects.toThrow(`content.json:\n${admin.contentFile.problems.notText}`);
});

test('a file full of problems stops the build with the first of them', async () => {
  const events = Array.from({ length: 400 }, () => ({}));
  const error = await build(JSON.stringify({ ...example, events })).catch((reason: Error) => reason);
  expect(String(error).split('\n')).toHaveLength(12);
});
