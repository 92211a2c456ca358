import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openLog } from '../../../../../electron/main/log/log';
import { temporaryFolder } from '../../../../support/temporary-folder';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const name = 'weaving-hope.log';
const read = (file = name) => readFile(join(folder, file), 'utf8');

/** Writes a file that has no room for another line. */
const fill = (text: string, file = name) => writeFile(join(folder, file), `${text}\n`.padEnd(1_000_000, 'x'));

it('continues the file of an earlier run', async () => {
  await writeFile(join(folder, name), 'earlier\n');
  const log = openLog(folder);
  log.write({ event: 'reset' });
  await log.flush();
  expect(await read()).toMatch(/^earlier\n\{.*\}\n$/);
});

it('rotates at a million bytes and keeps five files', async () => {
  const log = openLog(folder);
  for (const round of ['1', '2', '3', '4', '5', '6', '7']) {
    await fill(round);
    log.write({ event: 'reset' });
    await log.flush();
  }
  expect((await readdir(folder)).toSorted()).toEqual([
    name,
    ...[1, 2, 3, 4, 5].map((number) => `${name}.${number}`),
  ]);
  expect((await read(`${name}.1`))[0]).toBe('7');
  expect((await read(`${name}.5`))[0]).toBe('3');
  expect((await read()).split('\n')).toHaveLength(2);
});

it('ignores a file that cannot be written, and writes again once it can', async () => {
  await mkdir(join(folder, name));
  const log = openLog(folder);
  log.write({ event: 'reset' });
  await expect(log.flush()).resolves.toBeUndefined();
  await rm(join(folder, name), { recursive: true });
  log.write({ event: 'exit', reason: 'quit' });
  await log.flush();
  expect(await read()).toContain('"exit"');
});

it('limits the number of pending lines', async () => {
  const log = openLog(folder);
  for (let line = 0; line < 1_000; line += 1) log.write({ event: 'reset' });
  await log.flush();
  expect((await read()).trimEnd().split('\n')).toHaveLength(100);
});

it('writes a last line at once, if it can be written', async () => {
  openLog(folder).writeNow({ event: 'exit', reason: 'session-end' });
  const text = readFileSync(join(folder, name), 'utf8');
  expect(text).toMatch(/"event":"exit","reason":"session-end"\}\n$/);
  await rm(join(folder, name));
  await mkdir(join(folder, name));
  expect(() => openLog(folder).writeNow({ event: 'exit', reason: 'session-end' })).not.toThrow();
});

it('writes nothing without a folder', async () => {
  const log = openLog(undefined);
  log.write({ event: 'reset' });
  log.writeNow({ event: 'reset' });
  await log.flush();
  expect(await readdir(folder)).toEqual([]);
});
