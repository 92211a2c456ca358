import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../../../electron/main/content/write-atomically';
import { type SiteFiles, siteMaker } from '../../../electron/main/website/make-site';
import { publishToFolder, putBackFolder } from '../../../electron/main/website/publish-folder';
import { listName } from '../../../electron/main/website/site-list';
import { readContent } from '../../../src/content/read-content';
import { buildSite } from '../../support/build-site';
import { exampleFile } from '../../support/content-file';
import { previewSite } from '../../support/preview-site';
import { test as base, expect } from '../../support/site';

const siteUrl = 'https://weavinghope.example/our/site/';

interface Fixtures {
  /** Makes a site as the desktop app does, of the client that was built once. */
  makeSite: (content: object) => Promise<SiteFiles>;
}

const test = base.extend<Fixtures>({
  makeSite: async ({ siteFolder }, use) => {
    const make = siteMaker(siteFolder);
    await use((file) => {
      const { document } = readContent(JSON.stringify(file));
      if (!document) throw new Error('The example was refused.');
      return make({ content: document, siteUrl });
    });
  },
});

const renamed = (name: string) => ({ ...exampleFile, foundation: { ...exampleFile.foundation, name } });

test('a saved website is what a build of the same content writes, byte by byte', async ({ makeSite }) => {
  const folder = test.info().outputPath('build');
  const saved = await makeSite(exampleFile);
  const built = await buildSite(folder, {
    SITE_CONTENT: 'resources/content-file.example.json',
    SITE_URL: siteUrl,
  });
  const different: string[] = [];
  for (const [path, bytes] of saved)
    if (Buffer.compare(await readFile(join(built, path)), bytes) !== 0) different.push(path);
  expect(different).toEqual([]);
  const { files } = JSON.parse(await readFile(join(built, '.vite/client-files.json'), 'utf8'));
  expect([...saved.keys()]).toEqual(expect.arrayContaining(files));
});

test.describe('wherever writing is interrupted', () => {
  test('a visitor meets a whole site, the old one or the new one; then it is finished', async ({
    browser,
    makeSite,
  }) => {
    const folder = test.info().outputPath('website');
    await mkdir(folder);
    expect(await publishToFolder(folder, await makeSite(renamed('Old House')))).toMatchObject({
      kind: 'savedFolder',
    });
    const next = await makeSite(renamed('New House'));
    const { server, url } = await previewSite(folder);
    const context = await browser.newContext();
    const problems: string[] = [];
    context.on('weberror', (error) => problems.push(error.error().message));
    context.on('response', (response) => response.ok() || problems.push(response.url()));
    const open = await context.newPage();
    await open.goto(url);

    let writes = Number.POSITIVE_INFINITY;
    for (let stop = 1; stop < writes; stop += 1) {
      let written = 0;
      const write = async (path: string, content: string | Uint8Array) => {
        written += 1;
        // The first site is kept beside the folder once.
        if (written > stop) throw new Error('The power failed.');
        await writeAtomically(path, content);
      };
      const { kind } = await publishToFolder(folder, next, { write });
      if (kind === 'savedFolder') writes = stop;
      const page = await context.newPage();
      await page.goto(url);
      await expect(page.locator('html[data-loading]')).toHaveCount(0);
      await expect(page).toHaveTitle(/(Old|New) House$/);
      await page.close();
      expect(problems, `after ${stop} files`).toEqual([]);
    }
    // The open page still has the old content, and finds what it has not fetched yet.
    await open.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(open).toHaveTitle('Contact – Old House');

    await expect(publishToFolder(folder, next)).resolves.toMatchObject({ kind: 'savedFolder' });
    expect(await readFile(join(folder, listName), 'utf8')).toContain('"isWhole": true');
    await putBackFolder(folder);
    await open.goto(url);
    await expect(open).toHaveTitle('Home – Old House');
    await context.close();
    await server.close();
  });
});
