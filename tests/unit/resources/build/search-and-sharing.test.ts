import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { formatSitemap } from '../../../../resources/build/search-and-sharing';
import { html as english } from '../../../../src/copy/en/html';
import { html as spanish } from '../../../../src/copy/es/html';
import { exampleFile } from '../../../support/content-file';
import { temporaryFolder } from '../../../support/temporary-folder';

interface Transform {
  readonly handler: (
    html: string,
    page: { path: string },
  ) => Promise<{ attrs?: Record<string, string>; children?: string }[]>;
}

let loaded: object | undefined;

/** The elements that a page gets from a build with a content file, or without one. */
async function tagsOf(path: string, content?: object) {
  const file = join(temporaryFolder(), 'content.json');
  if (content) writeFileSync(file, JSON.stringify(content));
  // A build reads one file.
  if (content !== loaded) vi.resetModules();
  loaded = content;
  const { searchAndSharing } = await import('../../../../resources/build/search-and-sharing');
  const { transformIndexHtml } = searchAndSharing('https://weavinghope.example/', content && file);
  const tags = await (transformIndexHtml as unknown as Transform).handler('', { path });
  const property = (name: string) => tags.find(({ attrs }) => attrs?.property === name)?.attrs?.content;
  const data = tags.find(({ children }) => children)?.children ?? '';
  return { tags, property, data };
}

test('events of a content file are told to search engines, and cannot end the script element', async () => {
  const title = { en: 'Tea & talk </script><script>', es: 'Té y charla' };
  const events = [{ ...exampleFile.events[0], date: '2199-05-08', title }];
  const { data } = await tagsOf('/programs/index.html', { ...exampleFile, events });
  expect(data).not.toContain('<');
  expect(JSON.parse(data)['@graph']).toEqual([
    expect.objectContaining({
      '@type': 'Event',
      name: title.en,
      url: 'https://weavinghope.example/programs/',
    }),
  ]);
});

test.each([
  ['/about/index.html', 'en', english.preview],
  ['/es/about/index.html', 'es', spanish.preview],
] as const)(
  '%s has the picture of its language, described with what it says',
  async (path, language, preview) => {
    const { property } = await tagsOf(path);
    expect(property('og:image')).toBe(`https://weavinghope.example/preview-${language}.png`);
    expect(property('og:image:alt')).toContain(`“${preview.headline}”`);
  },
);

test('a foundation with a logo has that in place of our pictures', async () => {
  const { tags, property, data } = await tagsOf('/index.html', exampleFile);
  const logo = 'https://weavinghope.example/foundation-logo.png';
  expect(property('og:image')).toBe(logo);
  expect(property('og:image:alt')).toBe('Harbor House');
  expect(JSON.parse(data)['@graph'][0].logo).toBe(logo);
  expect(JSON.stringify(tags)).not.toMatch(/preview-|\/logo\.png|Weaving Hope/);
});

test('the sitemap is XML, whatever is in the address', () => {
  const sitemap = formatSitemap('https://weavinghope.example/us&you/', [
    { path: 'about/', screen: 'about', language: 'en' },
  ]);
  expect(sitemap).toContain('<loc>https://weavinghope.example/us&amp;you/about/</loc>');
  expect(sitemap).not.toMatch(/&(?!amp;)/);
});
