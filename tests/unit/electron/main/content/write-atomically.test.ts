import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { access, chmod, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { writeAtomically } from '../../../../../electron/main/content/write-atomically';
import { temporaryFolder } from '../../../temporary-folder';

vi.mock('node:fs/promises', { spy: true });
vi.mock('node:crypto', { spy: true });

const isWindows = process.platform === 'win32';
const systemError = (code: string) => Object.assign(new Error(code), { code });

/** A folder with one file, which has a line. */
function folderWith(name = 'content.json') {
  const folder = temporaryFolder();
  const path = join(folder, name);
  fs.writeFileSync(path, 'one');
  return {
    folder,
    path,
    read: () => fs.readFileSync(path, 'utf8'),
    names: () => fs.readdirSync(folder).sort(),
  };
}

it('writes a new file, replaces an old one with its permissions, and leaves nothing else', async () => {
  const { folder, path, read, names } = folderWith('secret.json');
  await writeAtomically(join(folder, 'new.json'), 'one');
  expect(fs.readFileSync(join(folder, 'new.json'), 'utf8')).toBe('one');
  // The last are more than new files get.
  for (const mode of [0o600, 0o666]) {
    fs.chmodSync(path, mode);
    await writeAtomically(path, `with ${mode}`);
    expect(read()).toBe(`with ${mode}`);
    if (!isWindows) expect(fs.statSync(path).mode & 0o777).toBe(mode);
  }
  expect(names()).toEqual(['new.json', 'secret.json']);
});

it('has the new content on the disk before it takes the place of the old one', async () => {
  const { path } = folderWith();
  await writeAtomically(path, 'two');
  expect(vi.mocked(writeFile).mock.lastCall?.[2]).toMatchObject({ flush: true });
  const [written] = vi.mocked(writeFile).mock.invocationCallOrder.slice(-1);
  const [renamed] = vi.mocked(rename).mock.invocationCallOrder.slice(-1);
  expect(written).toBeLessThan(Number(renamed));
});

it.skipIf(isWindows)('writes through no link that somebody put where the new file is to be', async () => {
  const { folder, path, read } = folderWith();
  const other = join(folder, 'other.json');
  fs.writeFileSync(other, 'theirs');
  vi.mocked(randomUUID).mockReturnValueOnce('0-0-0-0-0');
  fs.symlinkSync(other, join(folder, '.weaving-hope-0-0-0-0-0.tmp'));
  await expect(writeAtomically(path, 'two')).rejects.toThrow('EEXIST');
  expect([fs.readFileSync(other, 'utf8'), read()]).toEqual(['theirs', 'one']);
});

it.skipIf(isWindows)('writes through a link, unless that leads nowhere', async () => {
  const { folder, path, read } = folderWith();
  fs.symlinkSync(path, join(folder, 'link.json'));
  await writeAtomically(join(folder, 'link.json'), 'two');
  expect(read()).toBe('two');
  const broken = join(folder, 'broken.json');
  fs.symlinkSync(join(folder, 'away', 'target.json'), broken);
  await expect(writeAtomically(broken, 'three')).rejects.toThrow('ENOENT');
  expect(fs.lstatSync(broken).isSymbolicLink()).toBe(true);
});

it('replaces nothing but files', async () => {
  const folder = temporaryFolder();
  fs.mkdirSync(join(folder, 'folder'));
  if (!isWindows) execFileSync('mkfifo', [join(folder, 'pipe')]);
  const names = fs.readdirSync(folder);
  for (const name of names) {
    await expect(writeAtomically(join(folder, name), 'two')).rejects.toThrow('Only a file');
    expect(fs.lstatSync(join(folder, name)).isFile()).toBe(false);
  }
  expect(fs.readdirSync(folder)).toEqual(names);
});

function holdForAWhile() {
  for (const code of ['EPERM', 'EACCES', 'EBUSY']) vi.mocked(rename).mockRejectedValueOnce(systemError(code));
}

it.each<[string, () => unknown, name?: string]>([
  ['with the longest name that there can be', () => undefined, `${'x'.repeat(250)}.json`],
  ['on a drive that has no permissions', () => vi.mocked(chmod).mockRejectedValueOnce(systemError('EPERM'))],
  ['that another program holds for a while, whatever the system answers then', holdForAWhile],
])('writes a file %s', async (_what, prepare, name) => {
  const { path, read, names } = folderWith(name);
  prepare();
  await writeAtomically(path, 'two');
  expect(read()).toBe('two');
  expect(names()).toHaveLength(1);
});

it.each([
  ['this account may not write to it', 'EACCES', access, 0],
  ['waiting would not help', 'EIO', rename, 0],
  ['another program holds it for two seconds', 'EBUSY', rename, 2_000],
])('leaves the old file as it was if %s', async (_why, code, failing, waited) => {
  const { path, read, names } = folderWith();
  vi.useFakeTimers({ toFake: ['Date'] });
  const start = Date.now();
  vi.mocked(failing as typeof access).mockImplementation(async () => {
    if (waited > 0) vi.setSystemTime(Date.now() + 1_000);
    throw systemError(code);
  });
  await expect(writeAtomically(path, 'two')).rejects.toThrow(code);
  expect(Date.now() - start).toBe(waited);
  expect(vi.mocked(failing as typeof access).mock.calls).toHaveLength(Math.max(1, waited / 1_000));
  vi.useRealTimers();
  vi.mocked(failing as typeof access).mockReset();
  expect([read(), names()]).toEqual(['one', ['content.json']]);
});
