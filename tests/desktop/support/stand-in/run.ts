import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInThisContext } from 'node:vm';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../../support/browser';
import { freePort } from '../../../support/free-port';
import { app } from './app';
import { showPagesIn } from './contents';
import * as electron from './electron';

/** What the driver asks for: the value of a function in this process, or its end. */
export type ToStandIn = { readonly id: number; readonly source: string; readonly arg: unknown } | 'quit';

/** The answer, and before the first one the address of the browser that has the windows. */
export type FromStandIn =
  | { readonly browser: string }
  | { readonly id: number; readonly value?: unknown; readonly error?: string };

const answer = (message: FromStandIn) => process.send?.(message);

process.on('message', async (message: ToStandIn) => {
  if (message === 'quit') return app.exit();
  const { id, source, arg } = message;
  try {
    answer({ id, value: await runInThisContext(`(${source})`)(electron, arg) });
  } catch (error) {
    answer({ id, error: String(error) });
  }
});
process.on('disconnect', () => app.exit());

// Electron's arguments start with its own path and the app's folder.
process.argv.splice(1, 1);
const [, folder = ''] = process.argv;

let close = async () => {};
app.on('stand-in-exit', async (exitCode: number) => {
  await close();
  process.exit(exitCode);
});

// As in Electron, `ready` is emitted only after the main process has been loaded.
await import(pathToFileURL(join(folder, 'out', 'main', 'index.js')).href);
if (!app.isExiting) {
  const port = await freePort();
  const { args = [], ...options } = chromiumLaunchOptions();
  const context = await chromium.launchPersistentContext(app.getPath(), {
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
    viewport: null,
  });
  close = () => context.close();
  showPagesIn(context);
  app.emit('ready');
  answer({ browser: `http://127.0.0.1:${port}` });
}
