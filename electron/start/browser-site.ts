import { preview } from 'vite';
import { hasDisplay } from './machine';

/** Serves the built site on a loopback address until it is interrupted, prints its URL and opens it. */
export async function serveForBrowser(): Promise<void> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    // Answers 404 for a missing file, because each screen has a page of its own.
    appType: 'mpa',
    build: { outDir: 'out/renderer' },
    preview: { host: '127.0.0.1', open: hasDisplay(process) },
  });
  console.log(`\n  ${server.resolvedUrls?.local[0]}\n\nPress Ctrl+C to stop.`);
}
