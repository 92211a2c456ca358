/** The largest logo, in bytes. */
export const MAX_LOGO = 200_000;

/** The most pixels on a side, since even a small file can need gigabytes of memory to show. */
const MAX_SIDE = 4_000;

export const logoData = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/;

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Whether bytes are a complete PNG picture without animation: checks its chunks, from `IHDR` to `IEND`, and its size. */
function isPng(bytes: Uint8Array<ArrayBuffer>): boolean {
  if (SIGNATURE.some((byte, at) => bytes[at] !== byte)) return false;
  const view = new DataView(bytes.buffer);
  const names: string[] = [];
  let at = SIGNATURE.length;
  // Each chunk has a length, a name, its data and a checksum.
  while (at + 12 <= bytes.length) {
    names.push(String.fromCharCode(...bytes.subarray(at + 4, at + 8)));
    at += 12 + view.getUint32(at);
  }
  if (at !== bytes.length || names[0] !== 'IHDR' || view.getUint32(SIGNATURE.length) !== 13) return false;
  const sides = [view.getUint32(16), view.getUint32(20)];
  return (
    names.at(-1) === 'IEND' &&
    names.includes('IDAT') &&
    !names.includes('acTL') &&
    sides.every((side) => side > 0 && side <= MAX_SIDE)
  );
}

/** Whether the logo of a content file is a PNG, a picture that cannot run anything and is quick to show. */
export function isLogo(address: string): boolean {
  const [, base64 = ''] = logoData.exec(address) ?? [];
  try {
    return isPng(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
  } catch {
    return false;
  }
}

export const isSmallEnough = (address: string): boolean =>
  address.length - address.indexOf(',') <= 1 + Math.ceil(MAX_LOGO / 3) * 4;
