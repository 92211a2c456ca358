import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { defaultContent } from '@/content/default-content';
import type { Content } from '@/content/document';
import { localize } from '@/content/localize';
import { html as english } from '@/copy/en/html';
import { html as spanish } from '@/copy/es/html';
import { devClient } from '@/site/client-bundle';
import { toPublishableContent } from '@/site/publishable-content';
import { readContentFile } from '@/site/read-content-file';
import { renderSite } from '@/site/render-site';
import { formatSitemap } from '@/site/search-files';
import { exampleFile } from '../../../support/content-file';

const siteUrl = 'https://weavinghope.example/us/';
const css = 'h1{color:red}.never{color:blue}';
const client = { ...devClient, styleSheet: { file: 'assets/style.css', css } };
const now = new Date('2026-11-24T12:00');

const example = (changes: object = {}): Content =>
  readContentFile(Buffer.from(JSON.stringify({ ...exampleFile, ...changes }))).content;

const render = (content: Content, more: { siteUrl?: undefined; isPublished?: true } = {}) =>
  renderSite({ content, siteUrl, client, now, isPublished: false, ...more });

/** What is between two texts in a page, each time. */
const between = (page: string, start: string, end: string) =>
  page
    .split(start)
    .slice(1)
    .map((part) => part.split(end)[0] ?? '');

const teaAndTalk = 'Tea & talk </script><script>';
// Each takes a third of a second, and the same content makes the same site.
const hostile = example({
  foundation: { ...exampleFile.foundation, name: '<script>alert(1)</script>' },
  mission: { ...exampleFile.mission, description: '<style>h1{color:blue}</style>' },
  events: [{ ...exampleFile.events[0], date: '2199-05-08', title: { en: teaAndTalk, es: 'Té y charla' } }],
});
const rendered = { example: render(example()), samples: render(defaultContent()), hostile: render(hostile) };

async function page(file: string, site: ReturnType<typeof render> = rendered.example) {
  return String((await site).get(file));
}

const property = (html: string, name: string) => between(html, `property="${name}" content="`, '"')[0];

const structured = (html: string) =>
  between(html, '<script type="application/ld+json">', '</script>')[0] ?? '{}';

test('the same content makes the same site, whatever was rendered before', async () => {
  const [first, other] = await Promise.all([rendered.samples, rendered.example]);
  expect(await render(defaultContent())).toEqual(first);
  expect([...other.keys()].sort()).not.toEqual([...first.keys()].sort());
});

test('a site of another foundation says nothing of the default one', async () => {
  const { about, phone, street } = localize(defaultContent(), 'en').foundation;
  const told = (text: string) => [about, phone, street].filter((fact) => text.includes(fact));
  for (const [file, text] of await rendered.example) expect(told(String(text)), file).toEqual([]);
});

test('a published site has no invented quotes and figures', async () => {
  const { testimonials, foundation } = localize(defaultContent(), 'en');
  const published = await render(defaultContent(), { isPublished: true });
  const home = String(published.get('index.html'));
  const invented = [...testimonials.map(({ name }) => name), foundation.lives];
  expect(invented.filter((text) => home.includes(text))).toEqual([]);
  // What a foundation wrote stays.
  expect(toPublishableContent(example()).testimonials).toEqual(example().testimonials);
  // Staff keep the content they had.
  expect(String(published.get('website-content.json')).includes(foundation.lives)).toBe(true);
});

test('each page allows its own inline code, and nothing that a text smuggles in', async () => {
  const html = await page('index.html', rendered.hostile);
  const [policy = ''] = between(html, 'Content-Security-Policy" content="', '"');
  const allows = (code: string) => policy.includes(createHash('sha256').update(code).digest('base64'));
  const scripts = ['<script>', '<script type="importmap">'].flatMap((tag) => between(html, tag, '</script>'));
  const inline = [...scripts, ...between(html, '<style>', '</style>')];
  expect(inline.length).toBeGreaterThan(2);
  expect(inline.filter((code) => !allows(code))).toEqual([]);
  expect(html.includes('<script>alert')).toBe(false);
  // Nor is a text taken for a style sheet, of which the page has only what it uses.
  expect(between(html, '<style>', '</style>')[0]).toBe('h1{color:red}');
});

test('the import map comes before the first script', async () => {
  const html = await page('es/about/index.html');
  expect(html.indexOf('importmap')).toBeGreaterThan(0);
  expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('modulepreload'));
  expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('type="module"'));
});

test('the page for addresses that lead nowhere finds its files from any depth', async () => {
  const html = await page('404.html');
  expect(between(html, 'src="', '"')).toEqual(['/us/main.tsx', '/us/foundation-logo.png']);
  expect(html.includes('content="noindex"')).toBe(true);
});

test('search engines learn of events, whose texts cannot end the script element', async () => {
  const data = structured(await page('programs/index.html', rendered.hostile));
  expect(data.includes('<')).toBe(false);
  const event = { '@type': 'Event', name: teaAndTalk, url: `${siteUrl}programs/` };
  expect(JSON.parse(data)['@graph']).toEqual([expect.objectContaining(event)]);
});

test.each([
  ['about/index.html', 'en', english.preview],
  ['es/about/index.html', 'es', spanish.preview],
] as const)('search engines %s has the picture of its language', async (file, language, preview) => {
  const html = await page(file, rendered.samples);
  expect(property(html, 'og:image')).toBe(`${siteUrl}preview-${language}.png`);
  expect(property(html, 'og:image:alt')).toContain(`“${preview.headline}”`);
});

test('search engines get the logo of a foundation in place of our pictures', async () => {
  const html = await page('index.html');
  const logo = `${siteUrl}foundation-logo.png`;
  expect([property(html, 'og:image'), JSON.parse(structured(html))['@graph'][0].logo]).toEqual([logo, logo]);
  expect(property(html, 'og:image:alt')).toBe('Harbor House');
  expect(['preview-', '/logo.png'].filter((text) => html.includes(text))).toEqual([]);
});

test('search engines get a sitemap that is XML, whatever is in the address', () => {
  const about = { path: 'about/', screen: 'about', language: 'en' } as const;
  const sitemap = formatSitemap('https://weavinghope.example/us&you/', [about]);
  expect(sitemap).toContain('<loc>https://weavinghope.example/us&amp;you/about/</loc>');
  expect(sitemap).not.toMatch(/&(?!amp;)/);
});

test('pages have no tags for search engines if the address is unknown', async () => {
  const files = await render(example(), { siteUrl: undefined });
  expect([...files.keys()]).not.toContain('sitemap.xml');
  expect(String(files.get('index.html')).includes('og:')).toBe(false);
});
