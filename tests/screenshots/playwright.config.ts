import { defineConfig } from 'playwright/test';
import config from '../../playwright.config';

export default defineConfig({
  ...config,
  testDir: '.',
  testMatch: 'screenshots.spec.ts',
  outputDir: '../../test-results/screenshots',
  reporter: 'list',
});
