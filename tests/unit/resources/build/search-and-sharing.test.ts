import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatSitemap, searchAndSharing } from '../../../../resources/build/search-and-sharing';
import { exampleFile } from '../../../support/content-file';
import { temporaryFolder } from '../../../support/temporary-folder';

interface Transform {
  readonly handler: (
    html: string,
    page: { path: string },
  ) => Promise<{ attrs?: Record<string, string>; children?: string }[]>;
}

/** The build's module runner transforms the whole site, which takes seconds. */
const slow = { timeout: 60_000 };

test(
  'events of a content file are told to search engines, and cannot end the script element',
  slow,
  async () => {
    const file = join(temporaryFolder(), 'content.json');
    const title = { en: 'Tea & talk </script><script>', es: 'Té y charla' };
    const events = [{ ...exampleFile.events[0], date: '2199-05-08', title }];
    writeFileSync(file, JSON.stringify({ ...exampleFile, events }));
    const { transformIndexHtml } = searchAndSharing('https://weavinghope.example/', file);
    const tags = await (transformIndexHtml as unknown as Transform).handler('', {
      path: '/programs/index.html',
    });
    const data = tags.find(({ children }) => children)?.children ?? '';
    expect(data).not.toContain('<');
    expect(JSON.parse(data)['@graph']).toEqual([
      expect.objectContaining({
        '@type': 'Event',
        name: title.en,
        url: 'https://weavinghope.example/programs/',
      }),
    ]);
  },
);

test('the text beside a picture has the heading as it is', slow, async () => {
  const file = join(temporaryFolder(), 'content.json');
  const hero = { ...exampleFile.hero, title: 'Save $& give' };
  writeFileSync(file, JSON.stringify({ ...exampleFile, hero }));
  const { transformIndexHtml } = searchAndSharing('https://weavinghope.example/', file);
  const tags = await (transformIndexHtml as unknown as Transform).handler('', { path: '/index.html' });
  const alt = tags.find(({ attrs }) => attrs?.property === 'og:image:alt')?.attrs?.content;
  expect(alt).toContain('“Save $& give”');
});

test('the sitemap is XML, whatever is in the address', () => {
  const sitemap = formatSitemap('https://weavinghope.example/us&you/', [
    { path: 'about/', screen: 'about', language: 'en' },
  ]);
  expect(sitemap).toContain('<loc>https://weavinghope.example/us&amp;you/about/</loc>');
  expect(sitemap).not.toMatch(/&(?!amp;)/);
});
