import { existsSync } from 'node:fs';
import { build } from 'electron-vite';
import { serveForBrowser } from './browser-site';

if (!existsSync('out/renderer/index.html')) {
  console.log('Building…');
  await build({ logLevel: 'warn' });
}
await serveForBrowser();
