import { chmodSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { writeAtomically } from '../../../../../electron/main/content/write-atomically';
import { temporaryFolder } from '../../../../support/temporary-folder';

vi.mock('node:fs/promises', { spy: true });

it('writes a new file, replaces an old one with its permissions, and leaves nothing else', async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'content.json');
  await writeAtomically(path, 'one');
  expect(readFileSync(path, 'utf8')).toBe('one');

  const secret = join(folder, 'secret.json');
  writeFileSync(secret, 'one', { mode: 0o600 });
  await writeAtomically(secret, 'two');
  expect(readFileSync(secret, 'utf8')).toBe('two');
  if (process.platform !== 'win32') expect(statSync(secret).mode & 0o777).toBe(0o600);

  // More than new files get.
  chmodSync(secret, 0o666);
  await writeAtomically(secret, 'three');
  if (process.platform !== 'win32') expect(statSync(secret).mode & 0o777).toBe(0o666);
  expect(readdirSync(folder).sort()).toEqual(['content.json', 'secret.json']);
});

it.skipIf(process.platform === 'win32')('writes through a link', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'target.json'), 'one');
  symlinkSync(join(folder, 'target.json'), join(folder, 'link.json'));
  await writeAtomically(join(folder, 'link.json'), 'two');
  expect(readFileSync(join(folder, 'target.json'), 'utf8')).toBe('two');
});

it('leaves the old file as it was if it cannot be replaced', async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'content.json');
  writeFileSync(path, 'one');
  vi.mocked(rename).mockRejectedValueOnce(new Error('EBUSY'));
  await expect(writeAtomically(path, 'two')).rejects.toThrow('EBUSY');
  expect(readFileSync(path, 'utf8')).toBe('one');
  expect(readdirSync(folder)).toEqual(['content.json']);
});
