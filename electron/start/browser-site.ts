import { once } from 'node:events';
import { preview } from 'vite';
import { openBrowser } from './open-browser';

/** Serves the built site on a loopback address, says where, and ends when told to. */
export async function serveForBrowser(stop: AbortSignal): Promise<void> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    // A missing file is missing; the site's own addresses differ only in the hash.
    appType: 'mpa',
    build: { outDir: 'out/renderer' },
    preview: { host: '127.0.0.1' },
  });
  const address = server.resolvedUrls?.local[0] ?? '';
  console.log(`\n  ${address}\n\nCtrl+C ends it.`);
  openBrowser(address);
  if (!stop.aborted) await once(stop, 'abort');
  await server.close();
}
