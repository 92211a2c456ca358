import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import type { BrowserName } from './support/browsers';

if (!existsSync(fileURLToPath(new URL('../../out/renderer/index.html', import.meta.url)))) {
  throw new Error('There is no built site in out/renderer: run `npm run build` first.');
}

export default defineConfig<object, { ears: BrowserName }>({
  outputDir: '../../test-results/ears',
  reporter: 'list',
  // One after the other: whatever else runs delays what is said.
  workers: 1,
  timeout: 180_000,
  // On a busy machine, Orca drops what it was about to say if more than 50 events of the page are waiting.
  retries: 1,
  forbidOnly: true,
  projects: (['Firefox', 'Chromium'] as const).map((ears) => ({ name: ears, use: { ears } })),
});
