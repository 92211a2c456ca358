import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContentFile } from '@/content-file';

test('a file of the first version keeps the facts and the offers of the foundation that the site was built with', () => {
  const { hero, services, testimonials, events, ...content } = JSON.parse(
    readFileSync('resources/content-file.example.json', 'utf8'),
  );
  const { format, saved } = content;
  const first = { format, version: 1, saved, hero, services, testimonials, events };
  const { edits } = readContentFile(JSON.stringify(first)).file ?? {};
  expect(edits?.services?.ids).toHaveLength(2);
  expect(edits).toMatchObject({ foundation: undefined, programs: undefined, gifts: undefined });
});
