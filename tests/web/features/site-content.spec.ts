import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildSite } from '../../support/build-site';
import { exampleFile } from '../../support/content-file';
import { top } from '../../support/desktop/top';
import { further } from '../../support/matrix';
import { test as base, expect, openScreen, publicScreens, screens } from '../../support/site';

/** What nobody may read once a site has the facts of another foundation. */
const sampleFact =
  /555-01[49]|weavinghope|1[79] Loom|Weaving Hope|Peer Support Groups|Grupos de apoyo mutuo|Peer Mentor|\$25|Sponsorship|Patrocinio|Respite|relevo|Resource Directory|Directorio de recursos|Advocacy|Defensa de derechos|New York|\b(?:1000|50|100)\+|© 2024/i;

const folder = join(top, 'test-results', 'site-content');

/** Builds the site with a content file. */
async function buildWith(content: unknown): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'content.json');
  await writeFile(path, JSON.stringify(content));
  return buildSite(folder, { SITE_CONTENT: path });
}

const test = base.extend<object, { siteFolder: string }>({
  siteFolder: [
    async ({ siteFolder: _ }, use) => {
      const { hero, services, events } = exampleFile;
      // A build must neither end at a control character nor take the name of an icon out of a text.
      const title = { en: 'Welcome,\u0000everyone', es: 'Bienvenidas todas las personas' };
      const content = {
        ...exampleFile,
        hero: { ...hero, title },
        services: [{ ...services[0], features: { en: ['Help with lucide-icons'] } }],
        events: [{ ...events[0], time: { en: 'After school' } }],
      };
      await use(await buildWith(content));
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a site that is built with a content file has its texts in each language', async ({ page }) => {
    for (const [path, title] of [
      ['', 'Welcome, everyone'],
      ['es/', 'Bienvenidas todas las personas'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  });

  test('no page tells a fact of the sample foundation', async ({ page, siteFolder }) => {
    const paths = publicScreens.map(({ hash }) => hash.replace(/^#\/(.+)/, '$1/').replace('#/', ''));
    for (const path of [...paths, ...paths.map((path) => `es/${path}`)]) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toContainText('Harbor House');
      await expect(page.getByRole('contentinfo')).toContainText('(718) 555-0110');
      await expect(page.getByRole('contentinfo')).toContainText(/Swimming lessons|Clases de natación/);
      expect(await page.content(), path).not.toMatch(sampleFact);
    }
    expect(await readFile(join(siteFolder, '404.html'), 'utf8')).not.toMatch(sampleFact);
  });

  test('every page has the color and the logo of the foundation', async ({ page }) => {
    for (const path of ['', 'es/services/']) {
      await page.goto(path);
      const logo = page
        .getByRole('banner')
        .getByRole('link', { name: /Harbor House/ })
        .locator('img');
      const address = await logo.evaluate(({ src, naturalWidth }: HTMLImageElement) => naturalWidth && src);
      expect(address).toMatch(/\/foundation-logo\.svg$/);
      expect(await page.locator('link[rel=icon]').evaluate(({ href }: HTMLLinkElement) => href)).toBe(
        address,
      );
      const color = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--color-primary'),
      );
      expect(color).toBe('#004d45');
    }
  });

  test('what is in one language alone is marked in the other', async ({ page }) => {
    for (const [path, text] of [
      ['es/services/', 'Help with lucide-icons'],
      ['es/programs/', 'After school'],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('[lang=en]').getByText(text)).toBeVisible();
    }
  });
});

test('a site that is built with a content file shows it on every screen, also after a reload', async ({
  page,
}) => {
  await openScreen(page, screens.programs);
  await expect(page.getByRole('heading', { name: 'Garden Day' })).toBeVisible();
  await openScreen(page, screens.home);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, everyone');
});

/** All long texts of a value. Other copy may have the same short ones. */
const longTexts = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(longTexts)
    : typeof value === 'string' && value.length > 40
      ? [value]
      : [];

test('no file of the site or the app has a text of the samples', async ({ siteFolder }) => {
  const given = JSON.stringify(exampleFile);
  const samples = longTexts(JSON.parse(await readFile('src/samples/sample-content.json', 'utf8')));
  const others = samples.filter((text) => !given.includes(text));
  const build = dirname(siteFolder);
  const files = (await readdir(build, { recursive: true })).filter((file) =>
    /\.(html|c?js|css|json|xml)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) {
    const text = await readFile(join(build, file), 'utf8');
    expect(
      others.filter((sample) => text.includes(sample)),
      file,
    ).toEqual([]);
    expect(/555-01[49]|weavinghope|1[79] Loom|Maria S\./.exec(text), file).toBeNull();
  }
});

test('a content file with a problem stops the build, which names the field', further, async () => {
  const events = [{ ...exampleFile.events[0], date: '2026-02-30' }];
  await expect(buildWith({ ...exampleFile, events })).rejects.toThrow(
    'Event 1: the date 2026-02-30 does not exist.',
  );
});
