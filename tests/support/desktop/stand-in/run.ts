import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
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

/** As in Electron, the next process starts only when nothing of this one is left. */
function relaunch({ args, env }: NonNullable<typeof app.next>): void {
  const ownFile = fileURLToPath(import.meta.url);
  spawn(process.execPath, [...process.execArgv, ownFile, ...args], {
    env,
    detached: true,
    stdio: 'ignore',
  }).unref();
}

process.on('message', (message: ToStandIn) => {
  if (message.type === 'evaluate') evaluate(message);
  else app.exit();
});
process.on('disconnect', () => app.exit());
app.on('stand-in-exit', async (exitCode: number) => {
  await stopChromium();
  if (app.next) relaunch(app.next);
  process.exit(exitCode);
});

// Electron's arguments start with its own path and the app's folder.
process.argv.splice(1, 1);
const [, folder = ''] = process.argv;

// As in Electron, `ready` is emitted only after the main process has been loaded.
await import(pathToFileURL(join(folder, 'out', 'main', 'index.js')).href);
if (!app.isExiting) {
  await startSiteServer();
  // DevTools may ask the browser to close, which quits the app.
  const browser = await startChromium(app.getPath(), () => app.quit());
  app.emit('ready');
  sendToDriver({ type: 'ready', browser });
}
