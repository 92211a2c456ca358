import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { engines, findEngine } from './support/engines';
import type { EngineOptions } from './support/test';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

if (!existsSync(path('../../out/renderer/index.html')))
  throw new Error('There is no built site in out/renderer: run `npm run build` first.');

export default defineConfig<object, EngineOptions>({
  outputDir: '../../test-results/engines',
  reporter: [['list'], ['json', { outputFile: path('../../test-results/engines.json') }]],
  // Most of the time these drivers wait for their browsers, and `npm test` runs the tests in Chromium beside them.
  workers: 2,
  fullyParallel: true,
  // The browser itself crashes now and then on a busy machine; what passes only then is reported as flaky.
  retries: 1,
  forbidOnly: true,
  // A guard against hanging, and nothing else. WebKit's driver does hang now and then, and is then tried again.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  projects: engines
    .filter((engine) => findEngine(engine))
    .map((engine) => ({ name: engine, use: { engine } })),
});
