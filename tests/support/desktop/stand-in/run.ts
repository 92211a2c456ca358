import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInThisContext } from 'node:vm';
import { app } from './app';
import { startChromium, stopChromium } from './chromium';
import * as electron from './electron';
import { type ToStandIn, tell } from './messages';
import { startSiteServer } from './site-server';

async function evaluate({ id, source, arg }: Extract<ToStandIn, { type: 'evaluate' }>): Promise<void> {
  try {
    tell({ type: 'result', id, value: await runInThisContext(`(${source})`)(electron, arg) });
  } catch (error) {
    tell({ type: 'result', id, error: String(error) });
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

// Electron's arguments begin with itself and the folder of the app.
process.argv.splice(1, 1);
const [, folder = ''] = process.argv;

// As Electron does, the main process is loaded first and only then told that the app is ready.
await import(pathToFileURL(join(folder, 'out', 'main', 'index.js')).href);
if (!app.isQuitting) {
  await startSiteServer();
  const browser = await startChromium(app.getPath());
  app.emit('ready');
  tell({ type: 'ready', browser });
}
