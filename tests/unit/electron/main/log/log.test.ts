import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openLog } from '../../../../../electron/main/log/log';
import { temporaryFolder } from '../../../temporary-folder';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const open = (place = {}) => openLog({ folder, kioskName: undefined, ...place }, 'Weaving Hope');
const name = 'weaving-hope.log';
const read = (file = name) => readFile(join(folder, file), 'utf8');

/** Writes a file that has no room for another line. */
const fill = (text: string, file = name) => writeFile(join(folder, file), `${text}\n`.padEnd(1_000_000, 'x'));

/** Logs a reset, and waits until it is written. */
async function reset(log = open()) {
  log.write({ event: 'reset' });
  await log.flush();
  return log;
}

it('rotates at a million bytes and keeps five files', async () => {
  const log = open();
  for (const round of ['1', '2', '3', '4', '5', '6', '7']) {
    await fill(round);
    await reset(log);
  }
  const older = [1, 2, 3, 4, 5].map((number) => `${name}.${number}`);
  expect((await readdir(folder)).toSorted()).toEqual([name, ...older]);
  expect((await read(`${name}.1`))[0]).toBe('7');
  expect((await read(`${name}.5`))[0]).toBe('3');
  expect((await read()).split('\n')).toHaveLength(2);
});

it('ignores a file that cannot be written, and writes again once it can', async () => {
  await mkdir(join(folder, name));
  const log = await reset();
  await rm(join(folder, name), { recursive: true });
  log.write({ event: 'exit', reason: 'quit' });
  await log.flush();
  expect(await read()).toContain('"exit"');
});

it('has the name of a kiosk in its lines and in its own, so that several can share a folder', async () => {
  const kiosks = ['lobby-1', 'lobby-2'];
  for (const kioskName of kiosks) {
    const log = await reset(open({ kioskName }));
    log.writeNow({ event: 'reset' });
  }
  expect((await readdir(folder)).toSorted()).toEqual(kiosks.map((kiosk) => `weaving-hope-${kiosk}.log`));
  expect((await read('weaving-hope-lobby-2.log')).match(/"kiosk":"lobby-2"/g)).toHaveLength(2);
});

it.skipIf(process.platform === 'win32')('can be read by its account and its group alone', async () => {
  const before = process.umask(0);
  open().writeNow({ event: 'reset' });
  await fill('full');
  await reset();
  process.umask(before);
  for (const file of [name, `${name}.1`]) expect((await stat(join(folder, file))).mode & 0o777).toBe(0o640);
});
