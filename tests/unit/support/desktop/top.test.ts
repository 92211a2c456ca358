import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { top } from '../../../support/desktop/top';

test('the app folder is the root of the repository, without a separator that would break arguments on Windows', () => {
  expect(existsSync(join(top, 'package.json'))).toBe(true);
  expect(top.endsWith(sep)).toBe(false);
});
