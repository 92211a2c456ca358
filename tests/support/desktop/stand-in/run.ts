import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInThisContext } from 'node:vm';
import { app } from './app';
import { startChromium, stopChromium } from './chromium';
import * as electron from './electron';
import { sendToDriver, type ToStandIn } from './messages';
import { startSiteServer } from './site-server';

async function evaluate({ id, source, arg }: Extract<ToStandIn, { type: 'evaluate' }>): Promise<void> {
  try {
    sendToDriver({ type: 'result', id, value: await runInThisContext(`(${source})`)(electron, arg) });
  } catch (error) {
    sendToDriver({ type: 'result', id, error: String(error) });
  }
}

process.on('message', (message: ToStandIn) => {
  if (message.type === 'evaluate') evaluate(message);
  else if (message.type === 'quit') app.exit();
  else app.emit('second-instance', {}, message.argv, '', undefined);
});
process.on('disconnect', () => app.exit());
app.on('stand-in-exit', async (exitCode: number) => {
  await stopChromium();
  process.exit(exitCode);
});

// Electron's arguments start with its own path and the app's folder.
process.argv.splice(1, 1);
const [, folder = ''] = process.argv;

// As in Electron, `ready` is emitted only after the main process has been loaded.
await import(pathToFileURL(join(folder, 'out', 'main', 'index.js')).href);
if (!app.isQuitting) {
  await startSiteServer();
  const browser = await startChromium(app.getPath());
  app.emit('ready');
  sendToDriver({ type: 'ready', browser });
}
