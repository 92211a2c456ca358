import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** All other kinds of files are already compressed. */
const compressible = ['.css', '.html', '.js', '.svg', '.txt', '.xml'];

const encodings = {
  '.br': promisify(brotliCompress),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes Brotli and gzip versions beside the site's files where they are smaller, for web servers to send. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    // Read from the disk, since other plug-ins may change the bundle until it is written.
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => compressible.includes(extname(file)));
      const compressFile = async (file: string) => {
        const path = join(dir, file);
        const content = await readFile(path);
        for (const [extension, compress] of Object.entries(encodings)) {
          const compressed = await compress(content);
          if (compressed.length < content.length) await writeFile(`${path}${extension}`, compressed);
        }
      };
      await Promise.all(files.map(compressFile));
    },
  };
}
