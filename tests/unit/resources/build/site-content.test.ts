import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteContent } from '../../../../resources/build/site-content';
import { admin } from '../../../../src/content/en/content';
import { temporaryFolder } from '../../../support/temporary-folder';

const example = JSON.parse(readFileSync('resources/content-file.example.json', 'utf8'));

/** Builds with a file; returns the module that has its content. */
function build(content: string | Uint8Array): Promise<string> {
  const path = join(temporaryFolder(), 'content.json');
  writeFileSync(path, content);
  const { load } = siteContent(path);
  if (typeof load !== 'object') throw new Error('It loads nothing.');
  const context = {
    error: (text: string) => {
      throw new Error(text);
    },
    warn: () => undefined,
  };
  return load.handler.call(context as never, '') as Promise<string>;
}

test('a build has the content of its file', async () => {
  expect(await build(JSON.stringify(example))).toContain('Garden Day');
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
