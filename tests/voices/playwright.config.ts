import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { requireVoice } from './voice-service';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

if (!existsSync(path('../../out/renderer/index.html'))) {
  throw new Error('There is no built site in out/renderer: run `npm run build` first.');
}

requireVoice();

export default defineConfig({
  outputDir: '../../test-results/voices',
  reporter: [['list'], ['json', { outputFile: path('../../test-results/voices.json') }]],
  workers: 1,
  forbidOnly: true,
  // Chromium takes many seconds to list the 13,000 voices of eSpeak NG.
  timeout: 180_000,
  expect: { timeout: 20_000 },
});
