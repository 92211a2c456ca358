import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';

const top = fileURLToPath(new URL('../..', import.meta.url));

/** Imports that break a rule: its name in .dependency-cruiser.mjs, the importing file, its line, the imported file. */
const forbidden: readonly (readonly [rule: string, file: string, line: string, imported: string])[] = [
  ['src/app', 'src/app/app.tsx', "import '@/planned/plan'", 'src/planned/plan.ts'],
  ['src/visit', 'src/visit/visit.tsx', "import '@/routing/routes'", 'src/routing/routes.ts'],
  ['src/layout', 'src/layout/header.tsx', "import '@/screens/home/home'", 'src/screens/home/home.tsx'],
  ['src/routing', 'src/routing/title.ts', "import type {} from '@/app/app'", 'src/app/app.tsx'],
  ['src/screens', 'src/screens/home/hero.tsx', "import '@/routing/routes'", 'src/routing/routes.ts'],
  ['src/screens', 'src/screens/home/plan.ts', "type A = import('@/app/app').App", 'src/app/app.tsx'],
  ['src/features', 'src/features/kiosk/bar.ts', "import('@/app/app')", 'src/app/app.tsx'],
  ['src/easy-items', 'src/easy-items/a.ts', "import '@/features/tools'", 'src/features/tools/index.ts'],
  ['src/content-file', 'src/content-file/a.ts', "import '@/features/tools'", 'src/features/tools/index.ts'],
  ['src/components', 'src/components/ui/a.tsx', "import '@/features/tools'", 'src/features/tools/index.ts'],
  ['src/content', 'src/content/edit.ts', "import '@/copy'", 'src/copy/index.ts'],
  ['only-data', 'src/copy/en/home.ts', "export * from '../../lib/fill'", 'src/lib/fill.ts'],
  ['src/host', 'src/host/browser.ts', "import '@/content/facts'", 'src/content/facts.ts'],
  ['src/lib', 'src/lib/focus.ts', "import '@/copy'", 'src/copy/index.ts'],
  ['src/styles', 'src/styles/theme.ts', "import '@/lib/fill'", 'src/lib/fill.ts'],
  ['new-folder', 'src/planned/other.ts', "import '@/lib/fill'", 'src/lib/fill.ts'],
  ['another-screen', 'src/screens/home/a.ts', "import '@/screens/about/b'", 'src/screens/about/b.ts'],
  ['private-file', 'src/layout/nav.tsx', "import '@/features/kiosk/dock'", 'src/features/kiosk/dock.ts'],
  ['types-for-components', 'src/components/ui/a.ts', "import '@/content/icons'", 'src/content/icons.ts'],
  ['only-data', 'src/copy/en/es.ts', "import '../es/site'", 'src/copy/es/site.ts'],
  ['outside-src', 'src/main.tsx', "import type {} from 'electron/renderer'", 'electron/renderer'],
  ['outside-src', 'src/host/port.ts', "import '../../electron/shared/ipc'", 'electron/shared/ipc.ts'],
  ['alias', 'src/screens/home/c.ts', "import '../../lib/fill'", 'src/lib/fill.ts'],
  ['alias', 'src/features/kiosk/guide/a.ts', "import '../../tools'", 'src/features/tools/index.ts'],
  ['electron', 'electron/main/host.ts', "import '../../src/host/browser'", 'src/host/browser.ts'],
  ['electron-types', 'electron/preload/keys.ts', "import '../../src/host/keypads'", 'src/host/keypads.ts'],
  ['electron-processes', 'electron/main/start.ts', "import '../start/start'", 'electron/start/start.ts'],
  ['build', 'resources/build/home.ts', "import '../../src/lib/fill'", 'src/lib/fill.ts'],
  ['tests', 'resources/build/site.ts', "import '../../tests/support/site'", 'tests/support/site.ts'],
];

const allowed: readonly (readonly [file: string, line: string, imported: string])[] = [
  ['src/app/layout.ts', "import '@/layout/nav'", 'src/layout/nav.tsx'],
  ['src/visit/draft.ts', "import '@/features/kiosk/dock'", 'src/features/kiosk/dock.ts'],
  ['src/screens/home/d.ts', "import '@/features/tools'", 'src/features/tools/index.ts'],
  ['src/screens/home/e.ts', "import '@/copy'", 'src/copy/index.ts'],
  ['src/features/kiosk/guide/b.ts', "import '../dock'", 'src/features/kiosk/dock.ts'],
  ['src/components/ui/b.ts', "import type {} from '@/content/icons'", 'src/content/icons.ts'],
  ['src/copy/en/c.ts', "import type {} from '@/content/icons'", 'src/content/icons.ts'],
  ['src/copy/es/c.ts', "import type {} from '../en/site'", 'src/copy/en/site.ts'],
  ['src/copy/en/d.ts', "import '@/lib/without-missing'", 'src/lib/without-missing.ts'],
  ['src/content/read.ts', "import '@/lib/fill'", 'src/lib/fill.ts'],
  ['electron/main/copy.ts', "import '@/copy/en/desktop'", 'src/copy/en/desktop.ts'],
  ['electron/main/keys.ts', "import '../../src/host/keypads'", 'src/host/keypads.ts'],
  ['electron/main/dialog.ts', "import '../../src/lib/fill'", 'src/lib/fill.ts'],
  ['resources/build/copy.ts', "import type {} from '../../src/lib/fill'", 'src/lib/fill.ts'],
];

const violations: string[] = [];

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  for (const file of ['.dependency-cruiser.mjs', 'tsconfig.json'])
    cpSync(join(top, file), join(folder, file));
  const write = (file: string, line: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    appendFileSync(join(folder, file), line);
  };
  for (const [file, line, imported] of [...forbidden.map(([, ...example]) => example), ...allowed]) {
    write(file, line);
    if (/\.tsx?$/.test(imported)) write(imported, '');
  }
  const cruiser = join(top, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = '--config .dependency-cruiser.mjs --output-type json src electron resources'.split(' ');
  const { stdout } = spawnSync(process.execPath, [cruiser, ...args], { cwd: folder, encoding: 'utf8' });
  for (const { rule, from, to } of JSON.parse(stdout).summary.violations) {
    violations.push(`${rule.name}: ${from} imports ${to}`);
  }
  return () => rmSync(folder, { recursive: true });
});

test.each(forbidden)('%s forbids that %s contains: %s', (rule, file, _, imported) => {
  expect(violations).toContain(`${rule}: ${file} imports ${imported}`);
});

test.each(allowed)('%s may contain: %s', (file) => {
  expect(violations.filter((violation) => violation.includes(` ${file} imports `))).toEqual([]);
});

test.each([
  ['foundationHost, which the preload script exposes', 'foundationHost', ['host', 'site']],
  ['speechSynthesis', /speechSynthesis|SpeechSynthesisUtterance/, ['features/speech']],
  ['a language by its name instead of useCopy()', /@\/copy\/(en|es)\b/, []],
])('no other folder of src uses %s', (_, name, folders) => {
  const users = readdirSync(join(top, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && readFileSync(join(top, 'src', file), 'utf8').search(name) >= 0)
    .map((file) => dirname(file).replaceAll(sep, '/'));
  expect(new Set(users)).toEqual(new Set(folders));
});
