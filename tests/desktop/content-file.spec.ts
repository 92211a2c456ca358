import { readFile, rm, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { exampleFile } from '../support/content-file';
import { headline } from './support/in-main';
import { expect, open, skipWithoutKiosk, test } from './support/test';

declare global {
  var seenPages: string[];
}

const readIfThere = (path: string) => readFile(path, 'utf8').catch(() => '');

/** What only the samples say: the name, the headline, the numbers and addresses of an invented foundation. */
const samples = /Weaving ?Hope|Changing Lives|\(212\)|Loom Street/i;

const ownHeadline = 'Safe at the Harbor';
const title = { en: ownHeadline, es: 'A salvo en el puerto' };
const content = JSON.stringify({ ...exampleFile, hero: { ...exampleFile.hero, title } });

async function expectOwnOnly(window: Page): Promise<void> {
  const seen = await window.evaluate(() => globalThis.seenPages);
  expect(seen.length).toBeGreaterThan(2);
  expect(seen.flatMap((each) => each.match(samples)?.[0] ?? [])).toEqual([]);
  expect(seen.some((each) => each.includes(ownHeadline))).toBe(true);
}

test('a kiosk that was given a content file shows nothing of the samples, whatever becomes of the file', async () => {
  skipWithoutKiosk();
  const waiting = 'This kiosk is being set up.';
  const path = test.info().outputPath('ours.json');
  const folder = test.info().outputDir;
  const readLog = () => readIfThere(`${folder}/weaving-hope.log`);
  const { app, window } = await open(['--kiosk', `--content=${path}`, `--log-dir=${folder}`]);

  await test.step('it waits for the file', async () => {
    await expect.poll(() => headline(app)).toBe(waiting);
    await expect(window).toHaveTitle(new RegExp(`^${waiting}`));
    expect(await window.content()).not.toMatch(samples);
    expect(await readLog()).toContain('"event":"waiting-for-content","reason":"notFound"');
    await writeFile(path, content.slice(0, 1_000));
    await expect.poll(readLog).toContain('"waiting-for-content","reason":"notJson"');
  });
  await test.step('it shows the file', async () => {
    // From now on, each document records itself from its beginning.
    await window.addInitScript(() => {
      globalThis.seenPages = [];
      const record = () => seenPages.push(document.title, document.documentElement?.outerHTML ?? '');
      const changes = { subtree: true, childList: true, characterData: true };
      new MutationObserver(record).observe(document, changes);
      record();
    });
    await writeFile(path, content);
    await expect.poll(() => headline(app)).toBe(ownHeadline);
    await expectOwnOnly(window);
    await expect.poll(readLog).toMatch(/"event":"content",.*"from":"file"/);
  });
  await test.step('the last good one takes the place of one that is gone, or broken', async () => {
    await rm(path);
    for (const reason of ['notFound', 'notJson']) {
      await window.reload();
      await expect.poll(() => headline(app)).toBe(ownHeadline);
      await expectOwnOnly(window);
      await expect.poll(readLog).toContain(`"event":"refused-content","reason":"${reason}"`);
      await writeFile(path, '{');
    }
    expect(await readLog()).toMatch(/"event":"content",.*"from":"copy"/);
  });
  await app.close();
});
