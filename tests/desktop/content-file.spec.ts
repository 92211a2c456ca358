import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { clickButton, field } from '../support/admin';
import { chooseDriver } from '../support/desktop/driver';
import { clickMenu, headline } from '../support/desktop/in-main';
import { pressInQuestions, typeInFileDialogs } from '../support/desktop/system-dialogs';
import { expect, goTo, skipWithoutKiosk, test } from '../support/desktop/test';
import { clickOnceSeen, dock } from '../support/kiosk';

const driver = chooseDriver();

async function open(args: readonly string[]) {
  const app = await driver.launch(args);
  const window: Page = await app.firstWindow();
  await expect(window.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  return { app, window };
}

const ours = async (path: string, title: string) =>
  writeFile(path, (await readFile(path, 'utf8')).replaceAll(/"en": "Welcome[^"]*"/g, `"en": "${title}"`));

test('what is saved at a desk is there when a window or a kiosk starts with it', async () => {
  skipWithoutKiosk();
  test.slow();
  const path = test.info().outputPath('spring.json');
  const copy = test.info().outputPath('mine.json');
  const desk = await open([]);
  await typeInFileDialogs(desk.app, test.info().outputPath('spring'));
  await goTo(desk.window, '#/admin');
  await clickButton(desk.window, 'Edit Hero Section');
  await field(desk.window, 'Title').fill('Welcome');
  await clickButton(desk.window, 'Save');
  await clickMenu(desk.app, 'save');
  await expect.poll(() => readFile(path, 'utf8').catch(() => '')).toContain('"Welcome"');

  // Somebody else saves there, too. From now on the dialogs begin in that folder.
  await ours(path, 'Welcome from another desk');
  await pressInQuestions(desk.app, 'Save a Copy');
  await typeInFileDialogs(desk.app, 'mine');
  await clickMenu(desk.app, 'save');
  await expect.poll(() => readFile(copy, 'utf8').catch(() => '')).toContain('"Welcome"');
  expect(await readFile(path, 'utf8')).toContain('"Welcome from another desk"');
  await typeInFileDialogs(desk.app, 'spring.json');
  await clickMenu(desk.app, 'open');
  await expect(desk.window.getByRole('region', { name: 'Replace what is here?' })).toContainText(
    'Welcome from another desk',
  );
  await desk.app.close();

  const again = await open([`--content=${copy}`]);
  await expect.poll(() => headline(again.app)).toBe('Welcome');
  await again.app.close();

  const log = test.info().outputDir;
  const kiosk = await open(['--kiosk', `--content=${path}`, `--log-dir=${log}`]);
  await expect.poll(() => headline(kiosk.app)).toBe('Welcome from another desk');
  const readLog = () => readFile(`${log}/weaving-hope.log`, 'utf8');
  await expect.poll(readLog).toContain('"event":"content"');

  // During a visit nothing changes; at rest the file is followed, once it is whole.
  await ours(path, 'Welcome again');
  await dock(kiosk.window).getByRole('button', { name: 'Finish' }).click();
  await clickOnceSeen(kiosk.window.getByRole('button', { name: 'Yes, finish' }));
  await expect.poll(() => headline(kiosk.app), { timeout: 15_000 }).toBe('Welcome again');
  await writeFile(path, '{"format": "weaving-hope-con');
  await expect.poll(readLog, { timeout: 15_000 }).toContain('"event":"refused-content","reason":"notJson"');
  // Another reason, or the same one elsewhere, is told, too.
  await writeFile(path, '{"format": ');
  await expect.poll(async () => (await readLog()).match(/notJson/g), { timeout: 15_000 }).toHaveLength(2);
  expect(await headline(kiosk.app)).toBe('Welcome again');
  await kiosk.app.close();
});
