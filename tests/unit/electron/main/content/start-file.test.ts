import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { startFile } from '../../../../../electron/main/content/start-file';
import { temporaryFolder } from '../../../temporary-folder';

const example = readFileSync('resources/content-file.example.json', 'utf8');
const another = example.replaceAll('Harbor House', 'Harbor Home');

/** A path for a content file, and the folder of the app's own data. Each `open` is another start of the app. */
function start(name = 'ours.json') {
  const folder = temporaryFolder();
  const path = join(folder, name);
  const onCopyFailed = vi.fn<(error: unknown) => void>();
  const open = (of = path) => startFile({ path: of, folder: join(folder, 'content'), onCopyFailed });
  return { folder, path, open, onCopyFailed, write: (text: string) => writeFileSync(path, text) };
}

it('starts with the folder of a website, whose drive may come later', async () => {
  const { folder, open } = start();
  const site = join(folder, 'site');
  const file = open(site);
  expect(await file.begin()).toBeUndefined();
  mkdirSync(site);
  writeFileSync(join(site, 'website-content.json'), example);
  expect((await file.begin())?.shown).toMatchObject({ name: 'website-content.json', text: example });
  expect(file.path).toBe(join(site, 'website-content.json'));
});

it('keeps what changes while it runs', async () => {
  const { path, open, write } = start();
  write(example);
  const first = open();
  await first.begin();
  write(another);
  await first.read();
  write('{');
  await first.read();
  rmSync(path);
  expect((await first.begin())?.shown.text).toBe(another);
  expect((await open().begin())?.shown.text).toBe(another);
});

it('has nothing to show if there never was a good one, or only at another path', async () => {
  const { folder, open, write } = start();
  const never = open(join(folder, 'theirs.json'));
  write(example);
  await open().begin();
  expect(await never.begin()).toBeUndefined();
  expect(never.isThere()).toBe(false);
  expect(never.problems()).toEqual([{ kind: 'notFound' }]);
});

it.skipIf(process.platform === 'win32')('follows a link to another file', async () => {
  const { folder, path, open } = start();
  const [old, next] = [join(folder, 'old.json'), join(folder, 'next.json')];
  writeFileSync(old, example);
  writeFileSync(next, another);
  symlinkSync(old, path);
  const file = open();
  expect((await file.begin())?.shown.text).toBe(example);
  rmSync(path);
  symlinkSync(next, path);
  expect((await file.begin())?.shown.text).toBe(another);
});
