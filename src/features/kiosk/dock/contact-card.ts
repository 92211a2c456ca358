/** The longest texts in a code that is still easy to scan, in characters. */
const MAX_TITLE = 60;
const MAX_NOTE = 240;

function shorten(text: string, length: number): string {
  // By code points, because half a surrogate pair cannot be encoded.
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text;
}

/** Writes line breaks of any kind as `\n`, since each would begin another field, and other control characters as spaces. */
function escapeText(text: string): string {
  return text
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n|[\r\n\p{Zl}\p{Zp}]/gu, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

interface ContactCardOptions {
  title: string;
  organization: string;
  /** A `tel:` URL. */
  phone: string;
  lines: readonly string[];
}

/**
 * A vCard 3.0 for a QR code. The cameras of phones offer to save it with one press, while they treat plain text as
 * something to search the web for.
 */
export function contactCard({ title, organization, phone, lines }: ContactCardOptions): string {
  const name = escapeText(shorten(title, MAX_TITLE));
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${name};;;;`,
    `FN:${name}`,
    `ORG:${escapeText(organization)}`,
    `TEL:${phone.replace('tel:', '')}`,
    `NOTE:${escapeText(shorten(lines.join('\n'), MAX_NOTE))}`,
    'END:VCARD',
  ].join('\r\n');
}
