import { escapeCardText } from '@/lib/escape-card-text';
import { shorten } from '@/lib/text-length';

/** The longest texts in a code that is still easy to scan, in characters. */
const MAX_TITLE = 60;
const MAX_NOTE = 240;

interface ContactCardOptions {
  title: string;
  organization: string;
  /** A `tel:` URL. */
  phone: string;
  /** An `sms:` URL. */
  textLine?: string | undefined;
  /** How to call without hearing or speech, as `TTY: 711`. */
  relay?: string | undefined;
  lines: readonly string[];
}

/**
 * A vCard 3.0 for a QR code. The cameras of phones offer to save it with one press, while they treat plain text as
 * something to search the web for.
 */
export function contactCard({
  title,
  organization,
  phone,
  textLine,
  relay,
  lines,
}: ContactCardOptions): string {
  const name = escapeCardText(shorten(title, MAX_TITLE));
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${name};;;;`,
    `FN:${name}`,
    `ORG:${escapeCardText(organization)}`,
    `TEL:${phone.replace('tel:', '')}`,
    // The type of a number that phones offer to write to.
    ...(textLine ? [`TEL;TYPE=CELL,MSG:${textLine.replace('sms:', '')}`] : []),
    `NOTE:${escapeCardText([shorten(lines.join('\n'), MAX_NOTE), ...(relay ? [relay] : [])].join('\n'))}`,
    'END:VCARD',
  ].join('\r\n');
}
