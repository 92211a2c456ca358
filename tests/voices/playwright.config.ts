import { defineConfig } from 'playwright/test';
import config from '../../playwright.config';
import { requireVoice } from './voice-service';

requireVoice();

export default defineConfig({
  ...config,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/voices',
  reporter: 'list',
  workers: 1,
  retries: 0,
  // Chromium takes many seconds to list the 13,000 voices of eSpeak NG.
  timeout: 180_000,
  expect: { timeout: 20_000 },
});
