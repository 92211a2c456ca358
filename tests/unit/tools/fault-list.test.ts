import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { top } from '../../support/top';
import { faults } from '../../tools/fault-list';

test.each(faults)('a way to break the product fits it: %s', (_words, file, search, change, testFile) => {
  const path = join(top, file);
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  expect(source.split(search), `${file} has "${search}" once`).toHaveLength(2);
  expect(change).not.toBe(search);
  expect(existsSync(join(top, 'tests', testFile)), testFile).toBe(true);
});

// Each costs a build and a browser. What a unit test can notice belongs to `npm run mutants`.
test('the list stays short', () => expect(faults.length).toBeLessThanOrEqual(40));
