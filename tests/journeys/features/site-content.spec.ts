import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { exampleFile } from '../../support/content-file';
import { documentOf, makeSiteIn } from '../../support/make-site';
import { test as base, expect, publicScreens } from '../../support/site';
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

const test = base.extend<object, { siteFolder: string }>({
  siteFolder: [
    async ({ siteFolder: _ }, use) => use(await makeSiteIn(join(folder, 'made'), site)),
    { scope: 'worker' },
  ],
});

test('without scripts, each page tells the facts of its site', async ({ browser, siteFolder, siteUrl }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: siteUrl });
  for (const path of pagePaths) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    // A name that holds markup is text, in the title, too.
    await expect(footer).toContainText(foundationName);
    if (!/^(es\/)?$/.test(path)) expect(await page.title()).toContain(` – ${foundationName}`);
    await expect(footer).toContainText('(718) 555-0110');
    await expect(footer).toContainText(/Swimming lessons|Clases de natación/);
    await expectNoSampleFact(page, path);
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
  expect(await readFile(join(siteFolder, '404.html'), 'utf8')).not.toMatch(sampleFact);
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

async function expectNoSampleFact(page: Page, where: string): Promise<void> {
  expect(await page.content(), where).not.toMatch(sampleFact);
}
