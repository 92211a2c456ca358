import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isFolder, openLog } from '../../../../../electron/main/log/log';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-'));
});
afterEach(() => rm(folder, { recursive: true }));

const name = 'weaving-hope.log';
const read = (file = name) => readFile(join(folder, file), 'utf8');

/** A file that has no room for another line. */
const fill = (text: string, file = name) => writeFile(join(folder, file), `${text}\n`.padEnd(1_000_000, 'x'));

describe('openLog', () => {
  it('writes one line of JSON for each event, in order', async () => {
    const log = openLog(folder);
    log.write({ event: 'start', version: '1.0.0', mode: 'kiosk', relaunches: 0 });
    log.write({ event: 'recovery', failure: 'crash', action: 'reload' });
    log.write({ event: 'exit', reason: 'quit' });
    await log.written();
    const lines = (await read())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ event }) => event)).toEqual(['start', 'recovery', 'exit']);
    expect(lines[0]).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      event: 'start',
      version: '1.0.0',
      mode: 'kiosk',
      relaunches: 0,
    });
  });

  it('goes on in the file of an earlier run', async () => {
    await writeFile(join(folder, name), 'earlier\n');
    const log = openLog(folder);
    log.write({ event: 'reset' });
    await log.written();
    expect(await read()).toMatch(/^earlier\n\{.*\}\n$/);
  });

  it('begins a new file at a million bytes and keeps five', async () => {
    const log = openLog(folder);
    for (const round of ['1', '2', '3', '4', '5', '6', '7']) {
      await fill(round);
      log.write({ event: 'reset' });
      await log.written();
    }
    expect((await readdir(folder)).toSorted()).toEqual([
      name,
      ...[1, 2, 3, 4, 5].map((number) => `${name}.${number}`),
    ]);
    expect((await read(`${name}.1`))[0]).toBe('7');
    expect((await read(`${name}.5`))[0]).toBe('3');
    expect((await read()).split('\n')).toHaveLength(2);
  });

  it('lives on where nothing can be written', async () => {
    await mkdir(join(folder, name));
    const log = openLog(folder);
    log.write({ event: 'reset' });
    await expect(log.written()).resolves.toBeUndefined();
  });

  it('writes again once it can', async () => {
    await mkdir(join(folder, name));
    const log = openLog(folder);
    log.write({ event: 'reset' });
    await log.written();
    await rm(join(folder, name), { recursive: true });
    log.write({ event: 'exit', reason: 'quit' });
    await log.written();
    expect(await read()).toContain('"exit"');
  });

  it('does not let lines pile up', async () => {
    const log = openLog(folder);
    for (let line = 0; line < 1_000; line += 1) log.write({ event: 'reset' });
    await log.written();
    expect((await read()).trimEnd().split('\n')).toHaveLength(100);
  });

  it('writes nothing without a folder', async () => {
    const log = openLog(undefined);
    log.write({ event: 'reset' });
    await log.written();
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('isFolder', () => {
  it('tells folders from files and from nothing', async () => {
    await writeFile(join(folder, 'file'), '');
    expect([isFolder(folder), isFolder(join(folder, 'file')), isFolder(join(folder, 'none'))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
