import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { build } from 'electron-vite';
import { serveForBrowser } from './browser-site';
import { prepareElectron } from './electron-binary';
import { exitError, explain, type LaunchError } from './launch-errors';
import { stopSignal } from './stop-signal';

const stop = stopSignal();

/** Runs the built app until it exits. Its exit code becomes that of this process. */
async function runDesktopApp(electron: string): Promise<LaunchError | undefined> {
  const start = performance.now();
  const app = spawn(electron, ['.', ...process.argv.slice(2)], { stdio: 'inherit', signal: stop });
  // A failure to start the executable counts as an exit without a code.
  const [exitCode] = await once(app, 'close').catch(() => [null]);
  process.exitCode = stop.aborted ? 0 : (exitCode ?? 1);
  return exitError(exitCode, performance.now() - start);
}

async function openDesktopApp(): Promise<LaunchError | undefined> {
  const { electron, error } = await prepareElectron(stop);
  return stop.aborted || !electron ? error : runDesktopApp(electron);
}

console.log('Building…');
await build({ logLevel: 'warn' });

const error = stop.aborted ? undefined : await openDesktopApp();
if (error && !stop.aborted) {
  console.log(explain(error));
  await serveForBrowser(stop);
  process.exitCode = 0;
}
