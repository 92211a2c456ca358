import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { faults } from '../../tools/fault-list';

const top = fileURLToPath(new URL('../../..', import.meta.url));

test.each(faults)('a way to break the product fits it: %s', (_words, file, search, change, testFile) => {
  const source = existsSync(top + file) ? readFileSync(top + file, 'utf8') : '';
  expect(source.split(search), `${file} has "${search}" once`).toHaveLength(2);
  expect(change).not.toBe(search);
  expect(existsSync(`${top}tests/${testFile}`), testFile).toBe(true);
});

// Each costs a build and a browser. What a unit test can notice belongs to `npm run mutants`.
test('the list stays short', () => expect(faults.length).toBeLessThanOrEqual(40));
