import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatSitemap, searchAndSharing } from '../../../../resources/build/search-and-sharing';
import { html as english } from '../../../../src/content/en/html';
import { html as spanish } from '../../../../src/content/es/html';
import { exampleFile } from '../../../support/content-file';
import { temporaryFolder } from '../../../support/temporary-folder';

interface Transform {
  readonly handler: (
    html: string,
    page: { path: string },
  ) => Promise<{ attrs?: Record<string, string>; children?: string }[]>;
}

test('events of a content file are told to search engines, and cannot end the script element', async () => {
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
});

test.each([
  ['/about/index.html', 'en', english.preview],
  ['/es/about/index.html', 'es', spanish.preview],
] as const)(
  '%s has the picture of its language, described with what it says',
  async (path, language, preview) => {
    const { transformIndexHtml } = searchAndSharing('https://weavinghope.example/', undefined);
    const tags = await (transformIndexHtml as unknown as Transform).handler('', { path });
    const property = (name: string) => tags.find(({ attrs }) => attrs?.property === name)?.attrs?.content;
    expect(property('og:image')).toBe(`https://weavinghope.example/preview-${language}.png`);
    expect(property('og:image:alt')).toContain(`“${preview.headline}”`);
  },
);

test('the sitemap is XML, whatever is in the address', () => {
  const sitemap = formatSitemap('https://weavinghope.example/us&you/', [
    { path: 'about/', screen: 'about', language: 'en' },
  ]);
  expect(sitemap).toContain('<loc>https://weavinghope.example/us&amp;you/about/</loc>');
  expect(sitemap).not.toMatch(/&(?!amp;)/);
});
