import { once } from 'node:events';
import { createServer as createDesktopServer, resolveConfig } from 'electron-vite';
import { createServer, mergeConfig } from 'vite';
import { prepareElectron } from './electron-binary';
import { explain } from './launch-errors';
import { hasDisplay } from './machine';
import { stopSignal } from './stop-signal';

/** Serves the renderer alone to a browser, with hot reload. */
async function developInBrowser(stop: AbortSignal): Promise<void> {
  const { config } = await resolveConfig({}, 'serve');
  const server = await createServer(
    mergeConfig(config?.renderer ?? {}, { server: { open: hasDisplay(process) } }),
  );
  await server.listen();
  server.printUrls();
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
