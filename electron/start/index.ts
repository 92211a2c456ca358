import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { build } from 'electron-vite';
import { serveForBrowser } from './browser-site';
import { prepareElectron } from './electron-binary';
import { exitError, explainLaunchError, type LaunchError } from './launch-errors';

/** Runs the built app until it exits, and passes on its exit code. */
async function runDesktopApp(electron: string): Promise<LaunchError | undefined> {
  const start = performance.now();
  const app = spawn(electron, ['.', ...process.argv.slice(2)], { stdio: 'inherit' });
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      isStopped = true;
      app.kill();
    });
  // An executable that fails to start counts as an exit without a code.
  const [exitCode] = await once(app, 'close').catch(() => [null]);
  process.exitCode = isStopped ? 0 : (exitCode ?? 1);
  return isStopped ? undefined : exitError(exitCode, performance.now() - start);
}

console.log('Building…');
await build({ logLevel: 'warn' });

const prepared = prepareElectron();
const error = prepared.electron ? await runDesktopApp(prepared.electron) : prepared.error;
if (error) {
  console.log(explainLaunchError(error));
  await serveForBrowser();
  process.exitCode = 0;
}
