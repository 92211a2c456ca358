import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../.github/workflows', import.meta.url));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** The commands of jobs that have not run on hosted machines yet. */
const untried = /npm run test:(?:ears|voices)/g;

test('a release waits for no job that has not run on hosted machines yet', () => {
  const called = [...read('release.yml').matchAll(/uses: \.\/\.github\/workflows\/(\S+)/g)].map(
    ([, name = '']) => name,
  );
  expect(called).toContain('test.yml');
  expect(called.filter((name) => read(name).match(untried))).toEqual([]);
});

test('the tests with a voice and with a screen reader run on each push', () => {
  const onPush = readdirSync(folder)
    .map(read)
    .filter((workflow) => /^on:\n {2}push:\n {4}branches:/m.test(workflow));
  expect(onPush.join().match(untried)?.sort()).toEqual(['npm run test:ears', 'npm run test:voices']);
});
