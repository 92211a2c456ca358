import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/**
 * Encodes a picture as PNG, without transparency and without filters, which make flat colors larger: almost half the size of
 * what the renderer writes.
 *
 * @param pixels four bytes each, the last of which is left out
 */
export function encodePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = Buffer.alloc(height * (1 + 3 * width));
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const row = Math.trunc(pixel / width);
    rows.set(pixels.subarray(4 * pixel, 4 * pixel + 3), 3 * pixel + row + 1);
  }
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const image = deflateSync(rows, { level: 9 });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', image),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
