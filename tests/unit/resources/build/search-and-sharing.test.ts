import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { searchAndSharing } from '../../../../resources/build/search-and-sharing';
import { exampleFile } from '../../../support/content-file';
import { temporaryFolder } from '../../../support/temporary-folder';

interface Transform {
  readonly handler: (html: string, page: { path: string }) => Promise<{ children?: string }[]>;
}

// The build's module runner transforms the whole site, which takes seconds.
test('events of a content file are told to search engines, and cannot end the script element', {
  timeout: 60_000,
}, async () => {
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
