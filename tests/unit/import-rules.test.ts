import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { importRules, importsOf, importViolations, type SourceFile } from '../support/import-rules';

const top = fileURLToPath(new URL('../..', import.meta.url));

function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(join(top, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({
      path: relative(top, path).replaceAll(sep, '/'),
      text: readFileSync(path, 'utf8'),
    }));
}

/** For each rule a file that breaks it, with the line that does. */
const breaches: Record<string, readonly [path: string, text: string][]> = {
  'src/content/ imports nothing but its own files': [
    ['src/content/home.ts', "import { goals } from '@/content-store/store'"],
    ['src/content/home.ts', "import { Heart } from 'lucide-react'"],
    ['src/content/home.ts', "export * from '../host/types'"],
  ],
  'src/components/ takes only types from src/content/: words arrive as props': [
    ['src/components/site/card.tsx', "import { goals } from '@/copy/goals'"],
    ['src/components/site/card.tsx', "import { type Goal } from '@/content/types'"],
    ['src/components/site/card.tsx', "const goals = import('../../content/goals')"],
  ],
  'src/components/ never imports the app': [
    ['src/components/site/card.tsx', "import type { Route } from '@/routing/routes'"],
  ],
  'a screen never imports another screen': [
    ['src/screens/home/home.tsx', "import { Mission } from '../about/mission'"],
    ['src/screens/home/home.tsx', "export { Mission } from '@/screens/about/mission'"],
  ],
  'only src/app/ and src/main.tsx import screens': [
    ['src/components/site/card.tsx', "import { Home } from '@/screens/home/home'"],
    ['src/content-store/store.ts', "import { Admin } from '@/screens/admin/admin'"],
    ['resources/build/prerender.tsx', "import { Home } from '../../src/screens/home/home'"],
  ],
  'src/ imports neither electron nor electron/': [
    ['src/host/electron.ts', "import { ipcRenderer } from 'electron'"],
    ['src/host/electron.ts', "import { ipcRenderer } from 'electron/renderer'"],
    ['src/host/electron.ts', "import type { Channels } from '../../electron/shared/channels'"],
  ],
  'electron/ takes from src/ only types, and only from src/host/': [
    ['electron/preload/index.ts', "import { browserHost } from '../../src/host/browser'"],
    ['electron/preload/index.ts', "import type { Goal } from '../../src/content/types'"],
    ['electron/preload/index.ts', "type Goal = import('../../src/content/types').Goal"],
  ],
  'nothing outside tests/ imports tests/': [
    ['src/main.tsx', "import { screens } from '../tests/support/site'"],
    ['electron/main/index.ts', "const site = await import('../../tests/support/site')"],
  ],
};

const allowed: readonly [path: string, text: string][] = [
  ['src/content/home.ts', "import type { Goal } from './types'"],
  ['src/components/site/card.tsx', "import type { Goal } from '@/content/types'"],
  ['src/screens/home/home.tsx', "import { Hero } from './hero'"],
  ['src/app/routes.ts', "const loadHome = () => import('@/screens/home/home')"],
  ['src/main.tsx', "import { App } from './app/app'"],
  ['src/host/electron.ts', 'export const host = window.foundationHost'],
  ['electron/preload/index.ts', "import type { Host } from '../../src/host/types'"],
  ['electron/main/index.ts', "import { app } from 'electron'"],
  ['tests/unit/home.test.tsx', "import { Home } from '@/screens/home/home'"],
];

describe.each(importRules)('$message', ({ message }) => {
  const examples = breaches[message] ?? [];

  test('has an example that breaks it', () => {
    expect(examples).not.toEqual([]);
  });

  test.each(examples)('%s may not contain: %s', (path, text) => {
    const [specifier] = importsOf({ path, text }).map((imported) => imported.specifier);
    expect(importViolations([{ path, text }])).toEqual([`${path} imports '${specifier}': ${message}`]);
  });
});

test('only src/host/ may read what the preload script exposes', () => {
  expect(importViolations([{ path: 'src/app/app.tsx', text: 'window.foundationHost' }])).toEqual([
    expect.stringContaining('src/app/app.tsx: only src/host/'),
  ]);
});

test.each(allowed)('%s may contain: %s', (path, text) => {
  expect(importViolations([{ path, text }])).toEqual([]);
});

test('a file with a syntax error is named', () => {
  expect(() => importsOf({ path: 'src/main.tsx', text: 'import {' })).toThrow('src/main.tsx');
});

test('the repository keeps every rule', () => {
  const files = ['electron', 'resources', 'src', 'tests'].flatMap(sourceFiles);
  expect(files.length).toBeGreaterThan(0);
  expect(importViolations(files)).toEqual([]);
});
