import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'electron-vite';
import { recordFigures } from './performance-file';

const site = 'out/renderer';

await build({});

/** The size of a file as it is and after gzip compression, in kB of 1000 bytes. */
async function sizeOf(file: string): Promise<string> {
  const bytes = await readFile(join(site, file));
  const sizes = [bytes.length, gzipSync(bytes, { level: 9 }).length];
  return sizes.map((size) => `${(size / 1000).toFixed(1)} kB`.padStart(9)).join(' ');
}

const files = await readdir(site, { recursive: true, encoding: 'utf8' });
const listed = files.filter((file) => /\.(html|js|css)$/.test(file)).toSorted();
const rows = await Promise.all(
  listed.map(async (file) => `${file.replace(/-[\w-]{8}(?=\.\w+$)/, '').padEnd(44)} ${await sizeOf(file)}`),
);
await recordFigures(
  'size',
  `Node ${process.versions.node}`,
  ['```text', `${''.padEnd(44)} ${'raw'.padStart(9)} ${'gzip'.padStart(9)}`, ...rows, '```'].join('\n'),
);
