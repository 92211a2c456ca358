import { expect, test } from 'vitest';
import { admin } from '@/copy/en/content';
import { readContentFile } from '@/site/read-content-file';
import { exampleFile } from '../../../support/content-file';

const text = JSON.stringify(exampleFile);

test('a site has the content of its file', () => {
  const { content, notices } = readContentFile(Buffer.from(text));
  expect(content.foundation.name).toBe(exampleFile.foundation.name);
  expect(notices).toEqual([]);
});

test('a file that is not UTF-8 is refused', () => {
  expect(() => readContentFile(Buffer.from(text, 'latin1'))).toThrow(admin.contentFile.problems.notText);
});
