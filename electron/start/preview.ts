import { existsSync } from 'node:fs';
import { build } from 'electron-vite';
import { serveForBrowser } from './browser-site';
import { stopSignal } from './stop-signal';

const stop = stopSignal();

if (!existsSync('out/renderer/index.html')) {
  console.log('Building…');
  await build({ logLevel: 'warn' });
}
if (!stop.aborted) await serveForBrowser(stop);
