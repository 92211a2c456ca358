import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { oldestBrowsers } from '../../../../resources/build/oldest-browsers';

const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8').replace(/\s+/g, ' ');

test.each(oldestBrowsers)('the README names %s as the oldest version that is supported', (browser) => {
  const [, name = '', version = ''] = browser.match(/^([a-z]+)([\d.]+)$/) ?? [];
  expect(readme).toMatch(new RegExp(`\\b${name} ${version}\\b`, 'i'));
});
