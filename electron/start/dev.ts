import { once } from 'node:events';
import { createServer as createDesktopServer, resolveConfig } from 'electron-vite';
import { createServer } from 'vite';
import { explain } from './launch-errors';
import { openBrowser } from './open-browser';
import { prepareElectron } from './prepare-electron';
import { stopSignal } from './stop-signal';

/** Serves the renderer alone to a browser, with hot reload. */
async function developInBrowser(stop: AbortSignal): Promise<void> {
  const { config } = await resolveConfig({}, 'serve');
  const server = await createServer(config?.renderer);
  await server.listen();
  server.printUrls();
  openBrowser(server.resolvedUrls?.local[0] ?? '');
  await once(stop, 'abort');
  await server.close();
}

const stop = stopSignal();
const { error } = await prepareElectron(stop);
if (!stop.aborted && error) {
  console.log(explain(error));
  await developInBrowser(stop);
} else if (!stop.aborted) {
  await createDesktopServer({}, {});
}
