import { defineConfig } from 'playwright/test';
import config from '../../playwright.config';

export default defineConfig({
  ...config,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/sizes',
  reporter: 'list',
  fullyParallel: true,
  retries: 0,
  // Each walks all of the site, page by page.
  timeout: 900_000,
});
