import { defineConfig } from 'playwright/test';
import config from '../../playwright.config';
import type { HostingOptions } from './hosting';
import { serverNames } from './install-servers';
import { savedWebsite } from './save-website';

export default defineConfig<object, HostingOptions & { siteFolder: string }>({
  ...config,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/hosting',
  reporter: [['list'], ['json', { outputFile: '../../test-results/hosting.json' }]],
  globalSetup: ['./install-servers.ts', './save-website.ts'],
  projects: serverNames.map((name) => ({ name, use: { serverName: name, siteFolder: savedWebsite } })),
});
