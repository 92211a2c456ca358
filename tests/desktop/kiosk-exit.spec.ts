import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseDriver } from '../support/desktop/driver';
import { enterPin, openStaffPanel, pressInStaffPanel, staffPanel } from '../support/desktop/staff-panel';
import { expect, skipWithoutKiosk, test } from '../support/desktop/test';

test('quits when staff leave with the right PIN; neither the log nor another process gets to know it', async () => {
  skipWithoutKiosk();
  const folder = test.info().outputPath('log');
  await mkdir(folder);
  const app = await chooseDriver().launch(['--kiosk', `--log-dir=${folder}`, '--kiosk-name=lobby-2'], {
    FOUNDATION_EXIT_PIN: '246810',
  });
  const window = await app.firstWindow();
  await expect(window.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  // Chromium's processes get the environment of this one.
  expect(await app.evaluate(() => Object.values(process.env).includes('246810'))).toBe(false);

  await window.evaluate(() => {
    open('https://foundation.example/private?text=secret');
  });
  await openStaffPanel(window);
  await enterPin(window, '246810');
  await pressInStaffPanel(window, /^Reset now$/);
  await expect(staffPanel(window)).toBeHidden();
  await openStaffPanel(window);
  await enterPin(window, '246810');
  await expect(staffPanel(window).getByRole('button', { name: 'Leave kiosk' })).toBeVisible();
  const readLog = () => readFile(join(folder, 'weaving-hope-lobby-2.log'), 'utf8');
  // The end of a Windows session gives the app no time to write later.
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.emit('session-end', { reasons: ['logoff'] });
  });
  expect(await readLog()).toContain('"session-end"');

  // The page may disappear before the press has ended.
  await pressInStaffPanel(window, /^Leave kiosk$/).catch(() => undefined);
  expect(await app.exited).toBe(0);

  const text = await readLog();
  const entries = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(entries[0]).toMatchObject({ kiosk: 'lobby-2', event: 'start', mode: 'kiosk', relaunches: 0 });
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
