import { build } from 'electron-vite';
import { serveForBrowser } from './browser-site';
import { runDesktopApp } from './desktop-app';
import { exitError, explain, type LaunchError } from './launch-errors';
import { prepareElectron } from './prepare-electron';
import { stopSignal } from './stop-signal';

const stop = stopSignal();

async function openDesktopApp(args: readonly string[]): Promise<LaunchError | undefined> {
  const { electron, error } = await prepareElectron(stop);
  if (stop.aborted || !electron) return error;
  const { exitCode, duration } = await runDesktopApp(electron, args, stop);
  process.exitCode = stop.aborted ? 0 : (exitCode ?? 1);
  return exitError(exitCode, duration);
}

console.log('Building…');
await build({ logLevel: 'warn' });

const error = stop.aborted ? undefined : await openDesktopApp(process.argv.slice(2));
if (error && !stop.aborted) {
  console.log(explain(error));
  await serveForBrowser(stop);
  process.exitCode = 0;
}
