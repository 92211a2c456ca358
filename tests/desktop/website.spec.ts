import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { admin } from '../../src/copy/en/content/admin';
import { deskTools } from '../../src/copy/en/desk/tools';
import { website as copy } from '../../src/copy/en/desk/website';
import { fill } from '../../src/lib/fill';
import { clickButton, field } from '../support/admin';
import { choosePath, clickMenu, headline, interceptEffects, interceptedEffects } from './support/in-main';
import { expect, goTo, open, test } from './support/test';

const publishing = (window: Page) => window.getByRole('dialog', { name: copy.title });
const press = (window: Page, name: string) => publishing(window).getByRole('button', { name }).click();
const message = (window: Page, title: string, name = '') =>
  publishing(window).getByRole('region', { name: fill(title, { name }) });

async function openDialog(window: Page): Promise<void> {
  await goTo(window, '#/admin');
  await clickButton(window, admin.ready.publish);
  await publishing(window).getByRole('checkbox', { name: copy.examples.label }).check();
}

const contentOf = (folder: string) => readFile(join(folder, 'website-content.json'), 'utf8');

test.beforeEach(async ({ app, window }) => {
  // Before that, nobody at a desk could choose anything.
  await expect(window.getByRole('region', { name: deskTools.label })).toBeVisible();
  await interceptEffects(app);
});

test('saves a website, updates it, and puts the one before back', async ({ app, window }) => {
  const folder = test.info().outputPath('site');
  await mkdir(folder);
  await choosePath(app, folder);

  await test.step('the website is in the folder, which can be shown', async () => {
    await openDialog(window);
    const address = publishing(window).getByRole('textbox', { name: copy.address.label });
    await address.fill('https://ours.example/site');
    await press(window, copy.save);
    const saved = message(window, copy.saved.title, 'site');
    await expect(saved).toBeFocused();
    for (const way of copy.saved.ways) await expect(saved).toContainText(fill(way, { name: 'site' }));
    const names = ['404.html', 'assets', 'es', 'index.html', 'website-content.json'];
    expect(await readdir(folder)).toEqual(expect.arrayContaining(names));
    await press(window, fill(copy.saved.show, { name: 'site' }));
    await expect.poll(async () => (await interceptedEffects(app)).shownFiles).toEqual([folder]);
    await press(window, copy.close);
  });
  await test.step('an update keeps files that the office has added, and can be undone', async () => {
    await writeFile(join(folder, 'CNAME'), 'ours.example');
    await goTo(window, '#/admin');
    await clickButton(window, admin.hero.edit);
    await field(window, 'Title').fill('Welcome in spring');
    await clickButton(window, admin.save);
    await openDialog(window);
    await press(window, copy.save);
    await expect(message(window, copy.saved.title, 'site')).toBeVisible();
    expect(await contentOf(folder)).toContain('Welcome in spring');
    await press(window, copy.putBack);
    await expect(message(window, copy.restored.title, 'site')).toBeFocused();
    expect(await contentOf(folder)).not.toContain('Welcome in spring');
    expect(await contentOf(`${folder} (last)`)).toContain('Welcome in spring');
    expect(await readFile(join(folder, 'CNAME'), 'utf8')).toBe('ours.example');
    await press(window, copy.close);
  });
  await test.step('edits are saved into a content file, too', async () => {
    const path = test.info().outputPath('spring.json');
    await choosePath(app, path);
    await clickMenu(app, 'save');
    await expect.poll(() => readFile(path, 'utf8').catch(() => '')).toContain('Welcome in spring');
  });
  await test.step('its content can be opened, and the app starts with its folder', async () => {
    await choosePath(app, join(`${folder} (last)`, 'website-content.json'));
    await clickMenu(app, 'open');
    const question = window.getByRole('region', { name: admin.contentFile.question.title });
    await expect(question).toContainText('Welcome in spring');
    const { app: other } = await open([`--content=${folder} (last)`]);
    await expect.poll(() => headline(other)).toBe('Welcome in spring');
    await other.close();
  });
});

test('saves a ZIP, and lets staff try the website in a browser', async ({ app, window }) => {
  const zip = test.info().outputPath('website.zip');
  await choosePath(app, zip);
  await openDialog(window);
  await press(window, copy.saveZip);
  await expect(message(window, copy.saved.title, 'website.zip')).toBeFocused();
  expect((await readFile(zip)).subarray(0, 2).toString()).toBe('PK');
  await press(window, copy.close);

  await clickMenu(app, 'tryWebsite');
  const trying = message(window, copy.trying.title);
  await expect(trying).toContainText(/http:\/\/127\.0\.0\.1:\d+\//);
  const [address = ''] = (await interceptedEffects(app)).external;
  await expect(trying).toContainText(address);
  const reply = await fetch(`${address}es/about/`);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
});
