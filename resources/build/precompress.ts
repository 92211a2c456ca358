import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** The other kinds of files are compressed already. */
const compressible = ['.html', '.js', '.svg', '.txt'];

const encodings = {
  '.br': promisify(brotliCompress),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes a Brotli and a gzip version beside every file that either makes smaller, for web servers to send. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    // The files are read back from the disk, as only there nothing changes them any more.
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
