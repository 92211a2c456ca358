import { once } from 'node:events';
import { preview } from 'vite';
import { hasDisplay } from './machine';

/** Serves the built site on a loopback address, prints its URL and opens it, until `stop` is aborted. */
export async function serveForBrowser(stop: AbortSignal): Promise<void> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    // A missing file must be a 404: the site has one page, and its routes are in the hash.
    appType: 'mpa',
    build: { outDir: 'out/renderer' },
    preview: { host: '127.0.0.1', open: hasDisplay(process) },
  });
  console.log(`\n  ${server.resolvedUrls?.local[0]}\n\nPress Ctrl+C to stop.`);
  if (!stop.aborted) await once(stop, 'abort');
  await server.close();
}
