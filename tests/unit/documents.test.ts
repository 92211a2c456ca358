import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const top = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string) => readFileSync(join(top, name), 'utf8');
const isMissing = (path: string) => !existsSync(join(top, path));

describe('CONTRIBUTING.md', () => {
  test('names files and folders that exist in its tables', () => {
    const rows = read('CONTRIBUTING.md')
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .join('\n');
    const paths = [...rows.matchAll(/`((?:electron|src|resources|tests)\/[^`<]*)/g)].map(
      ([, path = '']) => path,
    );
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter(isMissing)).toEqual([]);
  });
});

test.each(['README.md', 'ACCESSIBILITY.md', 'CONTRIBUTING.md', 'PERFORMANCE.md', 'SECURITY.md'])(
  '%s links to files that exist',
  (name) => {
    const links = [...read(name).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path);
    expect(links.filter(isMissing)).toEqual([]);
  },
);
