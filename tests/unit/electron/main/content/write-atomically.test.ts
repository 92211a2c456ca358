import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { access, chmod, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { writeAtomically } from '../../../../../electron/main/content/write-atomically';
import { temporaryFolder } from '../../../../support/temporary-folder';

vi.mock('node:fs/promises', { spy: true });
vi.mock('node:crypto', { spy: true });

const isWindows = process.platform === 'win32';
const systemError = (code: string) => Object.assign(new Error(code), { code });

/** A folder with one file. */
function folderWith(name: string) {
  const folder = temporaryFolder();
  const path = join(folder, name);
  writeFileSync(path, 'one');
  return { folder, path };
}

it('writes a new file, replaces an old one with its permissions, and leaves nothing else', async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'content.json');
  await writeAtomically(path, 'one');
  expect(readFileSync(path, 'utf8')).toBe('one');

  const secret = join(folder, 'secret.json');
  writeFileSync(secret, 'one', { mode: 0o600 });
  await writeAtomically(secret, 'two');
  expect(readFileSync(secret, 'utf8')).toBe('two');
  if (!isWindows) expect(statSync(secret).mode & 0o777).toBe(0o600);

  // More than new files get.
  chmodSync(secret, 0o666);
  await writeAtomically(secret, 'three');
  if (!isWindows) expect(statSync(secret).mode & 0o777).toBe(0o666);
  expect(readdirSync(folder).sort()).toEqual(['content.json', 'secret.json']);
});

it('has the new content on the disk before it takes the place of the old one', async () => {
  const { path } = folderWith('content.json');
  await writeAtomically(path, 'two');
  expect(vi.mocked(writeFile).mock.lastCall?.[2]).toMatchObject({ flush: true });
  const [written] = vi.mocked(writeFile).mock.invocationCallOrder.slice(-1);
  const [renamed] = vi.mocked(rename).mock.invocationCallOrder.slice(-1);
  expect(written).toBeLessThan(Number(renamed));
});

it.skipIf(isWindows)('writes through no link that somebody put where the new file is to be', async () => {
  const { folder, path } = folderWith('content.json');
  const other = join(folder, 'other.json');
  writeFileSync(other, 'theirs');
  vi.mocked(randomUUID).mockReturnValueOnce('0-0-0-0-0');
  symlinkSync(other, join(folder, '.weaving-hope-0-0-0-0-0.tmp'));
  await expect(writeAtomically(path, 'two')).rejects.toThrow('EEXIST');
  expect([readFileSync(other, 'utf8'), readFileSync(path, 'utf8')]).toEqual(['theirs', 'one']);
});

it('writes a file with the longest name that there can be', async () => {
  const name = `${'x'.repeat(250)}.json`;
  const { folder, path } = folderWith(name);
  await writeAtomically(path, 'two');
  expect(readFileSync(path, 'utf8')).toBe('two');
  expect(readdirSync(folder)).toEqual([name]);
});

it.skipIf(isWindows)('writes through a link, unless that leads nowhere', async () => {
  const { folder, path } = folderWith('target.json');
  const link = join(folder, 'link.json');
  symlinkSync(path, link);
  await writeAtomically(link, 'two');
  expect(readFileSync(path, 'utf8')).toBe('two');

  const broken = join(folder, 'broken.json');
  symlinkSync(join(folder, 'away', 'target.json'), broken);
  await expect(writeAtomically(broken, 'three')).rejects.toThrow('ENOENT');
  expect(lstatSync(broken).isSymbolicLink()).toBe(true);
});

it('replaces nothing but files', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'folder'));
  if (!isWindows) execFileSync('mkfifo', [join(folder, 'pipe')]);
  const names = readdirSync(folder);
  for (const name of names) {
    await expect(writeAtomically(join(folder, name), 'two')).rejects.toThrow('Only a file');
    expect(lstatSync(join(folder, name)).isFile()).toBe(false);
  }
  expect(readdirSync(folder)).toEqual(names);
});

it('leaves a file as it was that this account may not write to', async () => {
  const { folder, path } = folderWith('content.json');
  vi.mocked(access).mockRejectedValueOnce(systemError('EACCES'));
  await expect(writeAtomically(path, 'two')).rejects.toThrow('EACCES');
  expect(readFileSync(path, 'utf8')).toBe('one');
  expect(readdirSync(folder)).toEqual(['content.json']);
});

it('writes to a drive that has no permissions', async () => {
  const { path } = folderWith('content.json');
  vi.mocked(chmod).mockRejectedValueOnce(systemError('EPERM'));
  await writeAtomically(path, 'two');
  expect(readFileSync(path, 'utf8')).toBe('two');
});

it('waits for a program that holds the file, whatever the system answers then', async () => {
  const { path } = folderWith('content.json');
  for (const code of ['EPERM', 'EACCES', 'EBUSY']) vi.mocked(rename).mockRejectedValueOnce(systemError(code));
  await writeAtomically(path, 'two');
  expect(readFileSync(path, 'utf8')).toBe('two');
});

it('leaves the old file as it was if another program holds it for two seconds', async () => {
  const { folder, path } = folderWith('content.json');
  vi.useFakeTimers({ toFake: ['Date'] });
  const start = Date.now();
  vi.mocked(rename).mockImplementation(async () => {
    vi.setSystemTime(Date.now() + 1_000);
    throw systemError('EBUSY');
  });
  await expect(writeAtomically(path, 'two')).rejects.toThrow('EBUSY');
  expect(Date.now() - start).toBe(2_000);
  vi.useRealTimers();
  expect(readFileSync(path, 'utf8')).toBe('one');
  expect(readdirSync(folder)).toEqual(['content.json']);
});

it('tries once if waiting would not help', async () => {
  const { folder, path } = folderWith('content.json');
  vi.mocked(rename).mockRejectedValueOnce(systemError('EIO'));
  await expect(writeAtomically(path, 'two')).rejects.toThrow('EIO');
  expect(readFileSync(path, 'utf8')).toBe('one');
  expect(readdirSync(folder)).toEqual(['content.json']);
});
