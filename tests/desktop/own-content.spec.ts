import { readFile, rm, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { exampleFile } from '../support/content-file';
import { chooseDriver } from '../support/desktop/driver';
import { headline } from '../support/desktop/in-main';
import { expect, skipWithoutKiosk, test } from '../support/desktop/test';

declare global {
  /** What the page was called, and all that was in it, whenever that changed. */
  var seenPages: string[];
}

/** What only the samples say: the name, the headline, the numbers and addresses of an invented foundation. */
const samples = /Weaving ?Hope|Changing Lives|\(212\)|Loom Street/i;

const ownHeadline = 'Safe at the Harbor';
const content = JSON.stringify({
  ...exampleFile,
  hero: { ...exampleFile.hero, title: { en: ownHeadline, es: 'A salvo en el puerto' } },
});

/** From now on, each document records itself from its beginning. */
const recordPages = (window: Page) =>
  window.addInitScript(() => {
    globalThis.seenPages = [];
    const record = () => globalThis.seenPages.push(document.title, document.documentElement?.outerHTML ?? '');
    new MutationObserver(record).observe(document, { subtree: true, childList: true, characterData: true });
    record();
  });

/** Expects that the page has shown the file's headline, and nothing of the samples before. */
async function expectOwnOnly(window: Page): Promise<void> {
  const seen = await window.evaluate(() => globalThis.seenPages);
  expect(seen.length).toBeGreaterThan(2);
  expect(seen.flatMap((each) => each.match(samples)?.[0] ?? [])).toEqual([]);
  expect(seen.some((each) => each.includes(ownHeadline))).toBe(true);
}

for (const [mode, args, waiting] of [
  ['kiosk', ['--kiosk'], 'This kiosk is being set up.'],
  ['desk', [], 'Waiting for “ours.json”'],
] as const) {
  test(`a ${mode} that was given a content file shows nothing of the samples, whatever becomes of the file`, async () => {
    if (mode === 'kiosk') skipWithoutKiosk();
    test.slow();
    const path = test.info().outputPath('ours.json');
    const folder = test.info().outputDir;
    const readLog = () => readFile(`${folder}/weaving-hope.log`, 'utf8');
    const app = await chooseDriver().launch([...args, `--content=${path}`, `--log-dir=${folder}`]);
    const window = await app.firstWindow();
    await expect.poll(() => headline(app), { timeout: 30_000 }).toBe(waiting);
    await expect(window).toHaveTitle(new RegExp(`^${waiting}`));
    expect(await window.content()).not.toMatch(samples);
    expect(await readLog()).toContain('"event":"waiting-for-content","reason":"notFound"');

    await writeFile(path, content.slice(0, 1_000));
    await expect.poll(readLog, { timeout: 15_000 }).toContain('"waiting-for-content","reason":"notJson"');
    await recordPages(window);
    await writeFile(path, content);
    await expect.poll(() => headline(app), { timeout: 30_000 }).toBe(ownHeadline);
    await expectOwnOnly(window);
    await expect.poll(readLog).toMatch(/"event":"content",.*"from":"file"/);

    // The last good file is shown in place of one that is gone, or broken.
    await rm(path);
    for (const reason of ['notFound', 'notJson']) {
      await window.reload();
      await expect.poll(() => headline(app), { timeout: 30_000 }).toBe(ownHeadline);
      await expectOwnOnly(window);
      await expect.poll(readLog).toContain(`"event":"refused-content","reason":"${reason}"`);
      await writeFile(path, '{');
    }
    expect(await readLog()).toMatch(/"event":"content",.*"from":"copy"/);
    await app.close();
  });
}
