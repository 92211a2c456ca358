import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { SiteFiles } from './make-site';

const deflate = promisify(gzip);

/** Gzip writes a header of this size before the deflated bytes, and the checksum and the size after them. */
const HEADER = 10;
const TRAILER = 8;

/** Dates every file January 1, 1980, the first day that ZIP knows, so that the same site gives the same ZIP. */
const DAY = 0x21;
const VERSION = 20;
/** Claims to be made on Unix, whose permissions let a web server read the unpacked files. */
const MADE_BY = (3 << 8) | VERSION;
const PERMISSIONS = (0o100644 << 16) >>> 0;
const UTF_8 = 0x800;
const STORED = 0;
const DEFLATED = 8;

/** Joins numbers of two or four bytes. */
function record(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}

/** Compresses a file, unless that makes it larger, as with fonts. */
async function pack(content: Uint8Array) {
  const zipped = await deflate(content, { level: 9 });
  const deflated = zipped.subarray(HEADER, -TRAILER);
  const isSmaller = deflated.length < content.length;
  return {
    // Gzip uses the same checksum as ZIP.
    checksum: zipped.readUInt32LE(zipped.length - TRAILER),
    method: isSmaller ? DEFLATED : STORED,
    bytes: isSmaller ? deflated : content,
  };
}

/**
 * Packs a site into one ZIP file, always the same for the same site. Leaves out the compressed copies, because hosts that take
 * a ZIP compress files themselves.
 */
export async function zipSite(files: SiteFiles): Promise<Uint8Array> {
  const packed = [...files]
    .filter(([path]) => !/\.(br|gz)$/.test(path))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [path, content] of packed) {
    const name = Buffer.from(path, 'utf8');
    const { checksum, method, bytes } = await pack(content);
    const common = record(
      [2, VERSION],
      [2, UTF_8],
      [2, method],
      [2, 0],
      [2, DAY],
      [4, checksum],
      [4, bytes.length],
      [4, content.length],
      [2, name.length],
      [2, 0],
    );
    const local = [record([4, 0x04034b50]), common, name, bytes];
    parts.push(...local);
    const entry = record([4, 0x02014b50], [2, MADE_BY]);
    const rest = record([2, 0], [2, 0], [2, 0], [4, PERMISSIONS], [4, offset]);
    directory.push(entry, common, rest, name);
    offset += Buffer.concat(local).length;
  }
  const size = Buffer.concat(directory).length;
  const count = packed.length;
  const end = record([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, offset], [2, 0]);
  return Buffer.concat([...parts, ...directory, end]);
}
