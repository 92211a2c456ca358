import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** All other kinds of files are already compressed. */
const compressible = ['.css', '.html', '.js', '.svg', '.txt', '.xml'];

const encodings = {
  '.br': promisify(brotliCompress),
  '.gz': (content: Uint8Array) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Compresses a file of a site with Brotli and gzip, for web servers to send.
 *
 * @returns the files to put beside it, which are smaller, by their paths
 */
export async function precompress(
  file: string,
  content: Uint8Array,
): Promise<readonly [string, Uint8Array][]> {
  if (!compressible.includes(extname(file))) return [];
  const compressed = Object.entries(encodings).map(
    async ([extension, compress]): Promise<[string, Uint8Array]> => [
      file + extension,
      await compress(content),
    ],
  );
  return (await Promise.all(compressed)).filter(([, { length }]) => length < content.length);
}
