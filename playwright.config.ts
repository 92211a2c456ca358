import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { chromiumLaunchOptions } from './tests/support/browser';

if (!existsSync(fileURLToPath(new URL('out/renderer/index.html', import.meta.url)))) {
  throw new Error('There is no built site in out/renderer: run `npm run build` first.');
}

// Vite's preview server would set it, and a worker would mix React's development and production builds.
process.env.NODE_ENV ??= 'production';

export default defineConfig({
  testDir: 'tests',
  testMatch: ['**/tests/{journeys,desktop}/**/*.spec.ts'],
  outputDir: 'test-results/playwright',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  // One more than the cores of a small machine: some tests wait for a network or a program.
  workers: 3,
  // On a busy machine the browser itself crashes now and then; a test that passes on retry is reported as flaky.
  retries: 1,
  forbidOnly: true,
  // A guard against hanging, and nothing else: on a busy machine, what takes seconds takes minutes.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  use: {
    locale: 'en-US',
    // Recording every test would take longer than the tests themselves.
    trace: 'on-first-retry',
    launchOptions: chromiumLaunchOptions(),
  },
});
