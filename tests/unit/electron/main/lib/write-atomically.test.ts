import * as fs from 'node:fs';
import { access, chmod, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { writeAtomically } from '../../../../../electron/main/lib/write-atomically';
import { temporaryFolder } from '../../../temporary-folder';

vi.mock('node:fs/promises', { spy: true });

const isWindows = process.platform === 'win32';
const systemError = (code: string) => Object.assign(new Error(code), { code });

/** A folder with one file, which has a line. */
function folderWith(name = 'content.json') {
  const folder = temporaryFolder();
  const path = join(folder, name);
  fs.writeFileSync(path, 'one');
  return { folder, path, read: () => fs.readFileSync(path, 'utf8'), names: () => fs.readdirSync(folder) };
}

it('writes a new file, replaces an old one with its permissions, but no folder, and leaves nothing else', async () => {
  const { folder, path, read, names } = folderWith('secret.json');
  await writeAtomically(join(folder, 'new.json'), 'one');
  expect(fs.readFileSync(join(folder, 'new.json'), 'utf8')).toBe('one');
  // 666 is more than new files get.
  for (const mode of [0o600, 0o666]) {
    fs.chmodSync(path, mode);
    await writeAtomically(path, `with ${mode}`);
    expect(read()).toBe(`with ${mode}`);
    if (!isWindows) expect(fs.statSync(path).mode & 0o777).toBe(mode);
  }
  await expect(writeAtomically(folder, 'two')).rejects.toThrow('Only a file');
  expect(names().sort()).toEqual(['new.json', 'secret.json']);
});

it('has the new content on the disk before it takes the place of the old one', async () => {
  const { path } = folderWith();
  await writeAtomically(path, 'two');
  expect(vi.mocked(writeFile).mock.lastCall?.[2]).toMatchObject({ flag: 'wx', flush: true });
  expect(writeFile).toHaveBeenCalledBefore(vi.mocked(rename));
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

it('writes a long name, on a drive without permissions, once another program lets go of the file', async () => {
  const { path, read, names } = folderWith(`${'x'.repeat(250)}.json`);
  vi.mocked(chmod).mockRejectedValueOnce(systemError('EPERM'));
  for (const code of ['EPERM', 'EACCES', 'EBUSY']) vi.mocked(rename).mockRejectedValueOnce(systemError(code));
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
