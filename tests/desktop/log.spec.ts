import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseDriver } from '../support/desktop/driver';
import { leaveKiosk } from '../support/desktop/leave-kiosk';
import { expect, skipWithoutKiosk, test } from '../support/desktop/test';

test('logs what happened, but nothing that was typed', async () => {
  skipWithoutKiosk();
  const folder = test.info().outputPath('log');
  await mkdir(folder);
  const app = await chooseDriver().launch(['--kiosk', '--exit-pin=246810', `--log-dir=${folder}`]);
  const window = await app.firstWindow();
  await expect(window.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });

  await window.evaluate(async () => {
    open('https://foundation.example/private?text=secret');
    const host = globalThis.foundationHost;
    if (host?.mode !== 'kiosk') return;
    host.kiosk.reportReset();
    await host.kiosk.checkPin('246810');
  });
  await leaveKiosk(window);
  expect(await app.exited).toBe(0);

  const text = await readFile(join(folder, 'weaving-hope.log'), 'utf8');
  const entries = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(entries[0]).toMatchObject({ event: 'start', mode: 'kiosk', relaunches: 0 });
  expect(entries.slice(1, -1).map(({ event, address }) => [event, address])).toEqual(
    expect.arrayContaining([
      ['refused-navigation', 'https://foundation.example'],
      ['reset', undefined],
    ]),
  );
  expect(entries.at(-1)).toMatchObject({ event: 'exit', reason: 'quit' });
  expect(text).not.toMatch(/secret|246810/);
  await app.close();
});

test('has its last line when a Windows session ends, which gives the app no time', async () => {
  const folder = test.info().outputPath('log');
  await mkdir(folder);
  const app = await chooseDriver().launch([`--log-dir=${folder}`]);
  await app.firstWindow();
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.emit('session-end', { reasons: ['logoff'] });
  });
  const text = await readFile(join(folder, 'weaving-hope.log'), 'utf8');
  expect(JSON.parse(text.trimEnd().split('\n').at(-1) ?? '')).toMatchObject({
    event: 'exit',
    reason: 'session-end',
  });
  await app.close();
});
