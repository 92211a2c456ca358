import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The kinds of files to compress; all others already are. */
const compressible = ['.css', '.html', '.js', '.svg', '.txt', '.xml'];

const encodings = {
  '.br': promisify(brotliCompress),
  '.gz': (content: Uint8Array) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

async function compressed(file: string, content: Uint8Array): Promise<readonly [string, Uint8Array][]> {
  if (!compressible.includes(extname(file))) return [];
  const all = Object.entries(encodings).map(
    async ([extension, compress]): Promise<[string, Uint8Array]> => [
      file + extension,
      await compress(content),
    ],
  );
  return (await Promise.all(all)).filter(([, { length }]) => length < content.length);
}

/** Compresses a site's files with Brotli and gzip for web servers. Adds a copy beside each file that becomes smaller. */
export async function precompress(
  files: ReadonlyMap<string, Uint8Array>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const all = await Promise.all([...files].map(([file, content]) => compressed(file, content)));
  return new Map(all.flat());
}
