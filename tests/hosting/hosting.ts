import { test as siteTest } from '../support/site';
import { isInstalled, type ServerName } from './install-servers';
import { type WebServer, withServer } from './web-server';

export interface HostingOptions {
  serverName: ServerName;
}

/** The site's `test`, with a web server and its configuration from `resources/hosting` in the place of Vite's. */
export const test = siteTest.extend<object, HostingOptions & { server: WebServer | undefined }>({
  serverName: ['nginx', { option: true, scope: 'worker' }],
  server: [
    async ({ serverName, siteFolder }, use) => {
      // Playwright sets this up for tests that it is about to skip, too.
      if (isInstalled(serverName)) await withServer(serverName, siteFolder, use);
      else await use(undefined);
    },
    { scope: 'worker' },
  ],
  siteUrl: [async ({ server }, use) => use(server?.url ?? ''), { scope: 'worker' }],
});
