import { decodeText } from './decode-text';

/** The largest logo, in bytes. */
export const MAX_LOGO = 200_000;

/** The most pixels of a side: a small file can have so many that showing it takes gigabytes. */
const MAX_SIDE = 4_000;

/** How a logo is in a content file. */
export const logoData = /^data:image\/(png|svg\+xml);base64,([A-Za-z0-9+/]+={0,2})$/;

/** What the logo's types begin with in a content file, by the endings of their files. */
export const logoTypes = { '.png': 'image/png', '.svg': 'image/svg+xml' } as const;

const PNG = '\x89PNG\r\n\x1a\n';

/** The four bytes at a position as a number. */
const numberAt = (bytes: Uint8Array, at: number) =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);

/** A PNG picture that does not move. */
function isPng(bytes: Uint8Array, binary: string): boolean {
  if (!binary.startsWith(PNG) || bytes.length < 24 || binary.includes('acTL')) return false;
  return [16, 20].every((at) => numberAt(bytes, at) > 0 && numberAt(bytes, at) <= MAX_SIDE);
}

/**
 * What no logo needs: entities, which can grow without end or hide the rest; scripts and what has other documents in it;
 * what moves; handlers of events; and references to anything but a part of the picture itself, or a picture inside it.
 * An image of a page runs and fetches none of it; whoever opens the file elsewhere may.
 */
const refused = [
  /<!(?:ENTITY|ATTLIST|ELEMENT|NOTATION)/i,
  /<\?xml-stylesheet/i,
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|audio|video|handler|listener|animate\w*|set)\b/i,
  /[\s"'/]on[a-z]+\s*=/i,
  /\bhref\s*=(?!\s*["']\s*(?:#|data:image\/(?:png|jpeg|gif|webp);base64,))/i,
  /\burl\((?!\s*["']?#)|\b(?:image|image-set|src)\(/i,
  /\bjavascript:|@import|@keyframes/i,
  // What would be read only after references and escapes are resolved.
  /&#|\\/,
];

/** Only declarations, comments and white space come before the picture. */
const beginsAsSvg = /^\uFEFF?\s*(?:<[!?][^<]*)*<svg[\s>]/i;

/** Whether the logo of a content file is a picture that can do nothing: a PNG, or an SVG of which all is in it. */
export function isLogo(address: string): boolean {
  const [, type, base64 = ''] = logoData.exec(address) ?? [];
  if (!type) return false;
  let binary: string;
  try {
    binary = atob(base64);
  } catch {
    return false;
  }
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  if (type === 'png') return isPng(bytes, binary);
  const svg = decodeText(bytes);
  return svg !== undefined && beginsAsSvg.test(svg) && !refused.some((pattern) => pattern.test(svg));
}

/** Whether a logo has no more bytes than it may have. */
export const isSmallEnough = (address: string): boolean =>
  address.length - address.indexOf(',') <= 1 + Math.ceil(MAX_LOGO / 3) * 4;
