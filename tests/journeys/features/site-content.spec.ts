import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exampleFile } from '../../support/content-file';
import { documentOf, makeSite, makeSiteIn } from '../../support/make-site';
import { test as base, expect, openScreen, publicScreens, screens } from '../../support/site';
import { builtSite, top } from '../../support/top';

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

const address = 'https://harborhouse.example/';
const folder = join(top, 'test-results', 'site-content');
const buildFolder = join(top, 'test-results', 'site-content-build');
const site = { content: documentOf(content), siteUrl: address };

const test = base.extend<object, { siteFolder: string }>({
  siteFolder: [async ({ siteFolder: _ }, use) => use(await makeSiteIn(folder, site)), { scope: 'worker' }],
});

test('a saved website equals a build of the same content, byte by byte', async () => {
  await mkdir(buildFolder, { recursive: true });
  const file = join(buildFolder, 'content.json');
  await writeFile(file, JSON.stringify(content));
  // Playwright has set another environment, for which Vite would build the development version of React.
  const env = { ...process.env, NODE_ENV: 'production', SITE_CONTENT: file, SITE_URL: address };
  const build = ['electron-vite', 'build', '--outDir', buildFolder];
  await promisify(execFile)('npx', build, { cwd: top, env });
  const built = (path: string) => readFile(join(buildFolder, 'renderer', path));
  const different: string[] = [];
  const saved = await makeSite(site);
  for (const [path, bytes] of saved) if (Buffer.compare(await built(path), bytes) !== 0) different.push(path);
  expect(different).toEqual([]);
  const { files } = JSON.parse(String(await built('.vite/client-files.json')));
  expect([...saved.keys()]).toEqual(expect.arrayContaining(files));
});

test('each page tells its site’s facts; search engines find it', async ({ browser, request, siteUrl }) => {
  expect(await readFile(join(builtSite, 'index.html'), 'utf8')).not.toMatch(/canonical|og:|ld\+json/);
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: siteUrl });
  const attribute = (selector: string, name: string) =>
    page.locator(selector).evaluateAll((found, name) => found.map((each) => each.getAttribute(name)), name);
  const meta = (property: string) => attribute(`meta[property="og:${property}"]`, 'content');
  const fetched = (url = '') => request.get(url.replace(address, siteUrl));
  const robots = await (await fetched(`${address}robots.txt`)).text();
  const sitemap = await (await fetched(robots.match(/^Sitemap: (.*)$/m)?.[1])).text();
  const locations = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  expect(locations.sort()).toEqual(pagePaths.map((path) => address + path).sort());
  for (const path of pagePaths) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    // A name that holds markup is text, in the title, too.
    await expect(footer).toContainText(foundationName);
    if (!/^(es\/)?$/.test(path)) expect(await page.title()).toContain(` – ${foundationName}`);
    await expect(footer).toContainText('(718) 555-0110');
    await expect(footer).toContainText(/Swimming lessons|Clases de natación/);
    const brand = page.getByRole('banner').getByRole('link', { name: /Harbor House/ });
    const logo = await brand
      .locator('img')
      .evaluate(({ src, naturalWidth }: HTMLImageElement) => naturalWidth && src);
    expect(logo).toMatch(/\/foundation-logo\.png$/);
    expect(await page.locator('link[rel=icon]').evaluate(({ href }: HTMLLinkElement) => href)).toBe(logo);
    const color = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-primary'),
    );
    expect(color).toBe('#004d45');
    const english = address + path.replace(/^es\//, '');
    const spanish = english.replace(address, `${address}es/`);
    const own = path.startsWith('es/') ? spanish : english;
    expect([...(await attribute('link[rel=canonical]', 'href')), ...(await meta('url'))]).toEqual([own, own]);
    expect(await meta('title')).toEqual([await page.title()]);
    expect(await meta('description')).toEqual(await attribute('meta[name=description]', 'content'));
    expect(await attribute('link[hreflang]', 'href')).toEqual([english, spanish, english]);
    expect(await attribute('link[hreflang]', 'hreflang')).toEqual(['en', 'es', 'x-default']);
    for (const picture of await meta('image')) expect((await fetched(picture ?? '')).status()).toBe(200);
  }
  await page.close();
});

test('without scripts, pages show headlines of the content file, and mark the other language', async ({
  browser,
  siteUrl,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: siteUrl });
  const headline = page.getByRole('heading', { level: 1 });
  await page.goto('');
  await expect(headline).toHaveText('Welcome, everyone');
  await page.goto('es/');
  await expect(headline).toHaveText('Bienvenidas todas las personas');
  const marked = page.locator('[lang=en]');
  await page.goto('es/services/');
  await expect(marked.getByText('Help with lucide-icons {crisisLine}')).toBeVisible();
  await page.goto('es/programs/');
  await expect(marked.getByText('After school')).toBeVisible();
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
    const left = others.filter((sample) => text.includes(sample));
    expect(left, file).toEqual([]);
    expect(/555-01[49]|weavinghope|1[79] Loom|Maria S\./.exec(text)?.[0], file).toBeUndefined();
  }
});
