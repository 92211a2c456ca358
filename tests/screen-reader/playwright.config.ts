import { existsSync } from 'node:fs';
import { defineConfig } from 'playwright/test';
import config from '../../playwright.config';
import type { BrowserName } from './support/browsers';

const programs =
  'orca speech-dispatcher espeak-ng pulseaudio openbox Xvfb xdotool firefox-esr chromium'.split(' ');
const missing = programs.filter((program) => !existsSync(`/usr/bin/${program}`));
if (missing.length > 0) throw new Error(`Install these programs first: ${missing.join(', ')}.`);

export default defineConfig<object, { engine: BrowserName }>({
  ...config,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/screen-reader',
  reporter: 'list',
  // One after the other: whatever else runs delays what is said.
  workers: 1,
  timeout: 180_000,
  // Longer than anything takes on a busy machine.
  expect: { timeout: 60_000 },
  // On a busy machine, Orca drops what it was about to say if more than 50 events of the page are waiting.
  retries: 1,
  projects: (['Firefox', 'Chromium'] as const).map((engine) => ({ name: engine, use: { engine } })),
});
