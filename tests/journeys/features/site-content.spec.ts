import { execFile } from 'node:child_process';
import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exampleFile } from '../../support/content-file';
import { documentOf, makeSite, makeSiteIn } from '../../support/make-site';
import { test as base, expect, openScreen, publicScreens, screens } from '../../support/site';
import { top } from '../../support/top';

/** What nobody may read once a site has the facts of another foundation. */
const sampleFact =
  /555-01[49]|weavinghope|1[79] Loom|Weaving Hope|Peer Support Groups|Grupos de apoyo mutuo|Peer Mentor|\$25|Sponsorship|Patrocinio|Respite|relevo|Resource Directory|Directorio de recursos|Advocacy|Defensa de derechos|New York|\b(?:1000|50|100)\+|© 2024/i;

const paths = publicScreens.map(({ hash }) => hash.replace(/^#\/(.+)/, '$1/').replace('#/', ''));

const pagePaths = [...paths, ...paths.map((path) => `es/${path}`)];

/** A name that would end the title, run a script and be taken for a placeholder. */
const foundationName = 'Harbor House </title><script>alert(1)</script> & {fax}';

const { hero, foundation, services, events } = exampleFile;
const content = {
  ...exampleFile,
  // A build must neither end at a control character nor take the name of an icon out of a text.
  hero: { ...hero, title: { en: 'Welcome,\u0000everyone', es: 'Bienvenidas todas las personas' } },
  foundation: { ...foundation, name: foundationName },
  // The file has no crisis line, and a text is no template.
  services: [{ ...services[0], features: { en: ['Help with lucide-icons {crisisLine}'] } }],
  events: [{ ...events[0], time: { en: 'After school' } }],
};

const siteUrl = 'https://harborhouse.example/';
const folder = join(top, 'test-results', 'site-content');
const site = { content: documentOf(content), siteUrl };

async function buildWith(file: unknown): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'content.json');
  await writeFile(path, JSON.stringify(file));
  // Playwright has set another environment, for which Vite would build the development version of React.
  const env = { ...process.env, NODE_ENV: 'production', SITE_CONTENT: path, SITE_URL: siteUrl };
  const build = ['electron-vite', 'build', '--outDir', join(folder, 'build')];
  await promisify(execFile)('npx', build, { cwd: top, env });
  return join(folder, 'build/renderer');
}

const test = base.extend<object, { siteFolder: string }>({
  siteFolder: [
    async ({ siteFolder: _ }, use) => use(await makeSiteIn(join(folder, 'made'), site)),
    { scope: 'worker' },
  ],
});

test('a saved website is what a build of the same content writes, byte by byte; a file with a problem stops the build', async () => {
  const built = await buildWith(content);
  const saved = await makeSite(site);
  const different: string[] = [];
  for (const [path, bytes] of saved)
    if (Buffer.compare(await readFile(join(built, path)), bytes) !== 0) different.push(path);
  expect(different).toEqual([]);
  const { files } = JSON.parse(await readFile(join(built, '.vite/client-files.json'), 'utf8'));
  expect([...saved.keys()]).toEqual(expect.arrayContaining(files));

  // It names the field, and leaves no older site.
  const wrong = { ...content, events: [{ ...events[0], date: '2026-02-30' }] };
  await expect(buildWith(wrong)).rejects.toThrow('Event 1: the date 2026-02-30 does not exist.');
  await expect(access(join(built, 'index.html'))).rejects.toThrow('ENOENT');
});

test('without scripts, each page tells the facts of its site', async ({ browser, siteUrl }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: siteUrl });
  for (const path of pagePaths) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    // A name that holds markup is text, in the title, too.
    await expect(footer).toContainText(foundationName);
    if (!/^(es\/)?$/.test(path)) expect(await page.title()).toContain(` – ${foundationName}`);
    await expect(footer).toContainText('(718) 555-0110');
    await expect(footer).toContainText(/Swimming lessons|Clases de natación/);
    const brand = page.getByRole('banner').getByRole('link', { name: /Harbor House/ });
    const logo = brand.locator('img');
    const address = await logo.evaluate(({ src, naturalWidth }: HTMLImageElement) => naturalWidth && src);
    expect(address).toMatch(/\/foundation-logo\.png$/);
    expect(await page.locator('link[rel=icon]').evaluate(({ href }: HTMLLinkElement) => href)).toBe(address);
    const color = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-primary'),
    );
    expect(color).toBe('#004d45');
  }
  for (const [path, title] of [
    ['', 'Welcome, everyone'],
    ['es/', 'Bienvenidas todas las personas'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  // What is in one language alone is marked in the other.
  for (const [path, text] of [
    ['es/services/', 'Help with lucide-icons {crisisLine}'],
    ['es/programs/', 'After school'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('[lang=en]').getByText(text)).toBeVisible();
  }
  await page.close();
});

test('every screen shows the content file, also after a reload', async ({ page }) => {
  await openScreen(page, screens.programs);
  await expect(page.getByRole('heading', { name: 'Garden Day' })).toBeVisible();
  await openScreen(page, screens.home);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, everyone');
});

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 3;

const segmentsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(segmentsOf)
    : isText(value)
      ? [value]
      : [];

test('no file for visitors of the site has a text of the samples', async ({ siteFolder }) => {
  // Copy has some of the same short texts, such as the names of icons and time zones.
  const sources = (await readdir('src', { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const copy = await Promise.all(sources.map((file) => readFile(join('src', file), 'utf8')));
  const known = [JSON.stringify(exampleFile), ...copy].join('\n');
  const { saved: _, ...samples } = JSON.parse(await readFile('src/content/default-content.json', 'utf8'));
  const others = [...new Set(segmentsOf(samples))].filter((text) => !known.includes(text));
  expect(others.length).toBeGreaterThan(300);
  // The script of Content Management tells staff what is still an example.
  const files = (await readdir(siteFolder, { recursive: true })).filter(
    (file) => /\.(html|c?js|css|json|xml)$/.test(file) && !/assets.content-[^/]+$/.test(file),
  );
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) {
    const text = await readFile(join(siteFolder, file), 'utf8');
    expect(
      others.filter((sample) => text.includes(sample)),
      file,
    ).toEqual([]);
    const facts = file.endsWith('.html') ? sampleFact : /555-01[49]|weavinghope|1[79] Loom|Maria S\./;
    expect(facts.exec(text)?.[0], file).toBeUndefined();
  }
});
