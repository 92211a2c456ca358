import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFileForPage } from '../../../../../electron/main/content/read-file';
import { temporaryFolder } from '../../../temporary-folder';

function fileWith(content: string | Uint8Array) {
  const path = join(temporaryFolder(), 'content.json');
  writeFileSync(path, content);
  return path;
}

it('reads the name, the text and the hash of a file, and when it was changed', async () => {
  const answer = await readFileForPage(fileWith('{"a": "ñ"}'));
  const sha256 = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(answer).toMatchObject({ kind: 'read', name: 'content.json', text: '{"a": "ñ"}', sha256 });
  expect('changed' in answer && Date.now() - answer.changed).toBeLessThan(60_000);
});

it.each([
  ['is below a file', () => join(fileWith(''), 'content.json'), 'notFound'],
  ['is larger than 2 MB', () => fileWith('x'.repeat(2_000_001)), 'tooLarge'],
  ['is not text', () => fileWith(Uint8Array.of(0xff, 0xfe, 0x00)), 'notText'],
] as const)('says why it cannot read a file that %s', async (_what, path, kind) => {
  expect(await readFileForPage(path())).toEqual({ kind, name: 'content.json' });
});

it.skipIf(process.platform === 'win32')('does not wait for a pipe, nor read a folder', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'folder'));
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  for (const name of ['folder', 'pipe'])
    expect(await readFileForPage(join(folder, name))).toEqual({ kind: 'failed', name });
});
