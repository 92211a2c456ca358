import { defineConfig } from 'playwright/test';
import config from '../../playwright.config';
import type { HostingOptions } from './hosting';
import { serverNames } from './install-servers';

export default defineConfig<object, HostingOptions>({
  ...config,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/hosting',
  reporter: [['list'], ['json', { outputFile: '../../test-results/hosting.json' }]],
  globalSetup: ['./install-servers.ts', './build-next-release.ts'],
  projects: serverNames.map((name) => ({ name, use: { serverName: name } })),
});
