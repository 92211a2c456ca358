import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import * as contentTypes from '../../src/content/types';
import * as hostTypes from '../../src/host/types';

const top = fileURLToPath(new URL('../..', import.meta.url));

type Example = readonly [path: string, line: string];

/** Lines that break each rule, by the rule's message. */
const forbidden: Record<string, readonly Example[]> = {
  'src/content imports nothing but its own files.': [
    ['src/content/home.ts', "import { goals } from '@/content-store/store'"],
    ['src/content/home.ts', "import { Heart } from 'lucide-react'"],
    ['src/content/home.ts', "export * from '../host/types'"],
    ['src/content/en/home.ts', "export * from '../../host/types'"],
    ['src/content/en/home.ts', "import { ipcRenderer } from 'electron'"],
    ['src/content/en/home.ts', "import type { Channels } from '../../../electron/shared/channels'"],
    ['src/content/en/easy-read/home.ts', "import { sentences } from '../../../lib/sentences'"],
  ],
  'Components import only components, host, lib, and the types of content: copy arrives as props.': [
    ['src/components/site/card.tsx', "import { goals } from '@/copy/goals'"],
    ['src/components/site/card.tsx', "import { iconIds } from '@/content/icons'"],
    ['src/components/site/card.tsx', "const paths = import('../../content/screen-paths')"],
    ['src/components/site/card.tsx', "const paths = import('@/content/screen-paths')"],
    ['src/components/site/card.tsx', "import type { Route } from '@/routing/routes'"],
    ['src/components/site/card.tsx', "import { App } from '@/app/app'"],
    ['src/components/site/card.tsx', "import { Layout } from '@/layout/layout'"],
    ['src/components/site/card.tsx', "import { Home } from '@/screens/home/home'"],
    ['src/components/site/card.tsx', "import { Kiosk } from '@/features/kiosk'"],
    ['src/components/ui/button.tsx', "import { useContent } from '@/content-store/store'"],
  ],
  'A screen or feature imports no screen, features only by their index.ts, and nothing of app, routing, or layout.':
    [
      ['src/screens/home/home.tsx', "import { Mission } from '../about/mission'"],
      ['src/screens/home/home.tsx', "import { Mission } from './../about/mission'"],
      ['src/screens/home/home.tsx', "export { Mission } from '@/screens/about/mission'"],
      ['src/screens/home/home.tsx', "import { Mission } from '@/components/../screens/about/mission'"],
      ['src/screens/home/home.tsx', "import { idlePhase } from '@/features/kiosk/idle-phase'"],
      ['src/screens/home/home.tsx', "import { home } from '@/content/en/home'"],
      ['src/screens/home/home.tsx', "import { routes } from '@/routing/routes'"],
      ['src/features/kiosk/index.ts', "import { EasyLines } from '@/features/easy-read/easy-lines'"],
      ['src/features/kiosk/index.ts', "import { EasyLines } from '../easy-read/easy-lines'"],
      ['src/features/kiosk/index.ts', "import { Home } from '@/screens/home/home'"],
      ['src/features/kiosk/index.ts', "import { Layout } from '@/layout/layout'"],
      ['src/features/kiosk/index.ts', "const app = import('@/app/app')"],
    ],
  "A folder of a feature imports what the feature may import, and the feature's own files.": [
    ['src/features/kiosk/visit/idle.ts', "import { EasyLines } from '../../easy-read/easy-lines'"],
    ['src/features/kiosk/visit/idle.ts', "import { EasyLines } from '../../easy-read'"],
    ['src/features/kiosk/visit/idle.ts', "import { EasyLines } from './../../easy-read/easy-lines'"],
    ['src/features/kiosk/visit/idle.ts', "import { Home } from '../../../screens/home/home'"],
    ['src/features/kiosk/visit/idle.ts', "import { dock } from '@/features/kiosk/dock/dock'"],
    ['src/features/kiosk/visit/idle.ts', "import { Home } from '@/screens/home/home'"],
    ['src/features/kiosk/visit/idle.ts', "import { ipcRenderer } from 'electron'"],
    ['src/features/kiosk/guide/page/items.ts', "import { EasyLines } from '../../../easy-read/easy-lines'"],
    ['src/features/kiosk/guide/page/items.ts', "import { EasyRead } from '../../../easy-read'"],
    ['src/features/kiosk/guide/page/items.ts', "import { dock } from '@/features/kiosk/dock/dock'"],
    ['src/features/kiosk/guide/page/items.ts', "import { Home } from '../../../../screens/home/home'"],
  ],
  'src/routing imports neither src/app nor src/layout, and features only by their index.ts.': [
    ['src/routing/routes.ts', "import { Layout } from '@/layout/layout'"],
    ['src/routing/routes.ts', "import type { App } from '@/app/app'"],
    ['src/routing/routes.ts', "import { idlePhase } from '@/features/kiosk/idle-phase'"],
  ],
  'src/visit imports what screens, features, and components keep for a visitor, and nothing else.': [
    ['src/visit/visit.tsx', "import { App } from '@/app/app'"],
    ['src/visit/visit.tsx', "import { routes } from '@/routing/routes'"],
    ['src/visit/visit.tsx', "import { Layout } from '@/layout/layout'"],
    ['src/visit/visit.tsx', "import { getHost } from '@/host'"],
  ],
  'src/layout imports neither src/app nor screens, and features only by their index.ts.': [
    ['src/layout/header.tsx', "import { App } from '@/app/app'"],
    ['src/layout/header.tsx', "import { Home } from '@/screens/home/home'"],
  ],
  'src/content-store imports only content and lib.': [
    ['src/content-store/store.ts', "import { Admin } from '@/screens/admin/admin'"],
    ['src/content-store/store.ts', "import { Kiosk } from '@/features/kiosk'"],
    ['src/content-store/store.ts', "import { Button } from '@/components/ui/button'"],
  ],
  'src/host, src/lib, and any folder without an entry of its own import only their own files.': [
    ['src/host/browser-host.ts', "import { ipcRenderer } from 'electron'"],
    ['src/host/browser-host.ts', "import { ipcRenderer } from 'electron/renderer'"],
    ['src/host/browser-host.ts', "import type { Channels } from '../../electron/shared/channels'"],
    ['src/host/browser-host.ts', "import { sentences } from '@/lib/sentences'"],
    ['src/lib/sentences.ts', "import { site } from '@/copy/site'"],
    ['src/a-new-folder/file.ts', "import { site } from '@/copy/site'"],
    ['src/a-new-folder/file.ts', "import { ipcRenderer } from 'electron'"],
  ],
  'src/app may import all of src, but neither electron nor anything outside src.': [
    ['src/main.tsx', "import { screens } from '../tests/support/site'"],
    ['src/main.tsx', "import { ipcRenderer } from 'electron'"],
    ['src/app/app.tsx', "import { ipcRenderer } from 'electron/renderer'"],
    ['src/app/app.tsx', "import type { Channels } from '../../electron/shared/channels'"],
  ],
  "electron imports from src only the host's types, the kiosk's settings, keypads and staff shortcut, and content; never preload, start, or tests.":
    [
      ['electron/main/index.ts', "import { browserHost } from '../../src/host/browser-host'"],
      ['electron/main/index.ts', "import { sentences } from '../../src/lib/sentences'"],
      ['electron/main/index.ts', "import type { Host } from '@/host/types'"],
      ['electron/main/index.ts', "const site = await import('../../tests/support/site')"],
      ['electron/main/index.ts', "import { hostPort } from '../preload/host-port'"],
      ['electron/main/index.ts', "import { stall } from '../start/stall'"],
      ['electron/main/kiosk/kiosk.ts', "import type { Kiosk } from '../../../src/features/kiosk'"],
      ['electron/a-new-folder/file.ts', "import { sentences } from '../../src/lib/sentences'"],
    ],
  "Beside electron/main, electron imports only electron/shared and the host's types.": [
    ['electron/preload/index.ts', "import { browserHost } from '../../src/host/browser-host'"],
    ['electron/preload/index.ts', "import type { Goal } from '../../src/content/types'"],
    ['electron/preload/index.ts', "import { log } from '../main/log/log'"],
    ['electron/shared/channels.ts', "import { ipcAnswer } from '../main/security/ipc'"],
    ['electron/start/index.ts', "import { options } from '../main/cli/options'"],
    ['electron/start/index.ts', "import { site } from '../../tests/support/site'"],
  ],
  'Only src/app, src/routing, and src/visit import screens, and only tests import tests.': [
    ['resources/build/prerender.tsx', "import { Home } from '../../src/screens/home/home'"],
    ['resources/build/prerender.tsx', "import { Home } from '@/screens/home/home'"],
    ['resources/build/prerender.tsx', "import { site } from '../../tests/support/site'"],
    ['electron.vite.config.ts', "import { site } from './tests/support/site'"],
  ],
  'Import the type at the top of the file: the import rules do not see it here.': [
    ['electron/preload/index.ts', "type Goal = import('../../src/content/types').Goal"],
    ['src/screens/home/home.tsx', "type Mission = typeof import('@/screens/about/mission')"],
  ],
};

const allowed: readonly Example[] = [
  ['src/content/home.ts', "import type { Goal } from './types'"],
  ['src/content/en/home.ts', "import type { Goal } from '../types'"],
  ['src/content/en/easy-read/home.ts', "import type { Goal } from '../../types'"],
  ['src/components/site/card.tsx', "import type { Goal } from '@/content/types'"],
  ['src/components/site/card.tsx', "import type { IconId } from '@/content/icons'"],
  ['src/components/site/card.tsx', "import { Button } from '@/components/ui/button'"],
  ['src/screens/home/home.tsx', "import { Hero } from './hero'"],
  ['src/screens/home/home.tsx', "import { Kiosk } from '@/features/kiosk'"],
  ['src/screens/home/home.tsx', "import { home } from '@/copy/home'"],
  ['src/features/kiosk/index.ts', "import { EasyRead } from '@/features/easy-read'"],
  ['src/features/kiosk/index.ts', "import { idlePhase } from './idle-phase'"],
  ['src/features/kiosk/visit/idle.ts', "import { EasyRead } from '@/features/easy-read'"],
  ['src/features/kiosk/visit/idle.ts', "import { idlePhase } from '../idle-phase'"],
  ['src/features/kiosk/visit/idle.ts', "import { Dock } from '../dock/dock'"],
  ['src/features/kiosk/guide/page/items.ts', "import { Narrator } from '../narration/narrator'"],
  ['src/features/kiosk/guide/page/items.ts', "import { activate } from '../../activate'"],
  ['src/features/kiosk/guide/page/items.ts', "import { Dock } from '../../dock/dock'"],
  ['src/routing/routes.ts', "const loadHome = () => import('@/screens/home/home')"],
  ['src/layout/header.tsx', "import { routes } from '@/routing/routes'"],
  ['src/visit/visit.tsx', "import { MessageDraftProvider } from '@/screens/contact/message-draft'"],
  ['src/visit/visit.tsx', "import { EasyReadProvider } from '@/features/reading-tools'"],
  ['src/main.tsx', "import { App } from './app/app'"],
  ['src/app/app.tsx', "import { Layout } from '@/layout/layout'"],
  ['src/app/app.tsx', "import { ErrorScreen } from '@/screens/error/error-screen'"],
  ['src/host/browser-host.ts', "import type { Host } from './types'"],
  ['electron/preload/index.ts', "import type { Host } from '../../src/host/types'"],
  ['electron/preload/index.ts', "import { channels } from '../shared/channels'"],
  ['electron/main/index.ts', "import { app } from 'electron'"],
  ['electron/main/kiosk/kiosk.ts', "import { kioskTimes } from '../../../src/host/kiosk-settings'"],
  ['electron/main/kiosk/key-lock.ts', "import { isStaffShortcut } from '../../../src/host/staff-shortcut'"],
  ['electron/main/desk/menu.ts', "import { menu } from '@/copy/desktop'"],
  ['resources/build/prerender.tsx', "import { render } from '../../src/prerender'"],
  ['playwright.config.ts', "import { launchOptions } from './tests/support/browser'"],
  ['tests/unit/home.test.tsx', "import { Home } from '@/screens/home/home'"],
  ['tests/web/home.spec.ts', "import { site } from '../support/site'"],
];

interface BiomeReport {
  readonly diagnostics: readonly {
    readonly code: { readonly value: string };
    readonly message: string;
    readonly location: {
      readonly path: string;
      readonly range: { readonly start: { readonly line: number } };
    };
  }[];
}

const importRules: ReadonlySet<string> = new Set(['lint/style/noRestrictedImports', 'plugin']);

/** Lints a folder with only these examples, and returns each violation as `path: line: message`. */
function violations(examples: readonly Example[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  try {
    for (const file of [
      '.biome.json',
      'tests/support/import-rules.json',
      'tests/support/import-types.grit',
    ]) {
      cpSync(join(top, file), join(folder, file));
    }
    for (const [path, line] of examples) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      appendFileSync(join(folder, path), `${line}\n`);
    }
    const biome = join(top, 'node_modules/@biomejs/biome/bin/biome');
    const options = ['--vcs-enabled=false', '--max-diagnostics=none', '--reporter=rdjson'];
    const { stdout } = spawnSync(process.execPath, [biome, 'lint', ...options], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { diagnostics }: BiomeReport = JSON.parse(stdout);
    const broken = diagnostics.filter(({ code }) => importRules.has(code.value));
    return broken.map(({ message, location: { path, range } }) => {
      const lines = readFileSync(join(folder, path), 'utf8').split('\n');
      return `${path}: ${lines[range.start.line - 1]}: ${message}`;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

let found: readonly string[];

beforeAll(() => {
  found = violations([...Object.values(forbidden).flat(), ...allowed]);
});

describe.each(Object.entries(forbidden))('%s', (message, examples) => {
  test.each(examples)('%s may not contain: %s', (path, line) => {
    expect(found).toContain(`${path}: ${line}: ${message}`);
  });
});

test.each(allowed)('%s may contain: %s', (path, line) => {
  expect(found.filter((violation) => violation.startsWith(`${path}: ${line}: `))).toEqual([]);
});

test('electron and components may import the modules of types because these hold no values', () => {
  expect(Object.keys(contentTypes)).toEqual([]);
  expect(Object.keys(hostTypes)).toEqual([]);
});

test.each([
  ['foundationHost, which the preload script exposes', 'foundationHost', 'host'],
  ['speechSynthesis', /speechSynthesis|SpeechSynthesisUtterance/, 'features/speech'],
])('only one folder of src uses %s', (_, name, folder) => {
  const files = readdirSync(join(top, 'src'), { recursive: true, encoding: 'utf8' });
  const users = files
    .filter((file) => /\.tsx?$/.test(file) && readFileSync(join(top, 'src', file), 'utf8').search(name) >= 0)
    .map((file) => dirname(file).replaceAll(sep, '/'));
  expect(new Set(users)).toEqual(new Set([folder]));
});
