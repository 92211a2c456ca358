import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { readContentFile } from '@/content-file';
import type { Edits } from '@/content-store/edits';
import { siteContent } from '@/content-store/site-content';

// A build with a content file has it there.
const built: { foundation?: Edits['foundation'] } = siteContent;

afterEach(() => {
  delete built.foundation;
});

test('a file of the first version keeps the facts of the foundation that the site was built with', () => {
  built.foundation = { name: { all: 'Ours' } };
  const { foundation: _, ...content } = JSON.parse(
    readFileSync('resources/content-file.example.json', 'utf8'),
  );
  const { file } = readContentFile(JSON.stringify({ ...content, version: 1 }));
  expect(file?.edits.foundation).toEqual({ name: { all: 'Ours' } });
});
