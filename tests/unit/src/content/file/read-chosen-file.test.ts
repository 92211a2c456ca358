import { expect, test } from 'vitest';
import { readChosenFile } from '@/content/file/read-chosen-file';
import { MAX_BYTES } from '@/content/file-rules';

const file = (content: string) => new File([content], 'a.csv');

test('a file is read up to its limit in bytes', async () => {
  expect(await readChosenFile(file('é'))).toEqual({ kind: 'read', bytes: new Uint8Array([0xc3, 0xa9]) });
  expect(await readChosenFile(file('é'.repeat(MAX_BYTES / 2)))).toMatchObject({ kind: 'read' });
  expect(await readChosenFile(file('é'.repeat(MAX_BYTES / 2 + 1)))).toEqual({ kind: 'tooLarge' });
});

test('a file that is locked, or still in the cloud, is reported', async () => {
  const locked = Object.assign(file('a'), { arrayBuffer: () => Promise.reject(new Error('It is locked.')) });
  expect(await readChosenFile(locked)).toEqual({ kind: 'failed' });
});
