import { once } from 'node:events';
import { createServer as createDesktopServer, resolveConfig } from 'electron-vite';
import { createServer } from 'vite';
import { explain } from './launch-errors';
import { openBrowser } from './open-browser';
import { prepareElectron } from './prepare-electron';
import { stopSignal } from './stop-signal';

/** The page alone, with live reload, for a browser. */
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
const { obstacle } = await prepareElectron(stop);
if (!stop.aborted && obstacle) {
  console.log(explain(obstacle));
  await developInBrowser(stop);
} else if (!stop.aborted) {
  await createDesktopServer({}, {});
}
