import { build } from 'electron-vite';
import { serveForBrowser } from './browser-site';
import { runDesktopApp } from './desktop-app';
import { exitObstacle, explain, type Obstacle } from './launch-errors';
import { prepareElectron } from './prepare-electron';
import { stopSignal } from './stop-signal';

const stop = stopSignal();

async function openDesktopApp(args: readonly string[]): Promise<Obstacle | undefined> {
  const { electron, obstacle } = await prepareElectron(stop);
  if (stop.aborted || !electron) return obstacle;
  const { exitCode, duration } = await runDesktopApp(electron, args, stop);
  process.exitCode = stop.aborted ? 0 : (exitCode ?? 1);
  return exitObstacle(exitCode, duration);
}

console.log('Building …');
await build({ logLevel: 'warn' });

const obstacle = stop.aborted ? undefined : await openDesktopApp(process.argv.slice(2));
if (obstacle && !stop.aborted) {
  console.log(explain(obstacle));
  await serveForBrowser(stop);
  process.exitCode = 0;
}
