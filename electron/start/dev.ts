import { createServer as createDesktopServer, resolveConfig } from 'electron-vite';
import { createServer, mergeConfig } from 'vite';
import { prepareElectron } from './electron-binary';
import { explainLaunchError } from './launch-errors';
import { hasDisplay } from './machine';

/** Serves the renderer alone to a browser, with hot reload. */
async function developInBrowser(): Promise<void> {
  const { config } = await resolveConfig({}, 'serve');
  const open = { server: { open: hasDisplay(process) } };
  const server = await createServer(mergeConfig(config?.renderer ?? {}, open));
  await server.listen();
  server.printUrls();
}

const { error } = prepareElectron();
if (error) {
  console.log(explainLaunchError(error));
  await developInBrowser();
} else {
  await createDesktopServer({}, {});
}
