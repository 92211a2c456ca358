import { escapeCardText } from '@/lib/escape-card-text';
import { shortenWithEllipsis } from '@/lib/text-length';

/** The most characters in a code that is still easy to scan. */
const MAX_TITLE = 60;
const MAX_NOTE = 240;

interface ContactCardOptions {
  title: string;
  organization: string;
  phone: string;
  textLine?: string;
  /** How to call without hearing or speech, as `TTY: 711`. */
  relay?: string;
  lines: readonly string[];
}

/** Returns a vCard 3.0 for a QR code: phones offer to save it with one press, but would search the web for plain text. */
export function contactCard({
  title,
  organization,
  phone,
  textLine,
  relay,
  lines,
}: ContactCardOptions): string {
  const name = escapeCardText(shortenWithEllipsis(title, MAX_TITLE));
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${name};;;;`,
    `FN:${name}`,
    `ORG:${escapeCardText(organization)}`,
    `TEL:${phone.replace('tel:', '')}`,
    // Uses the type of a number to which phones offer to send a text.
    ...(textLine ? [`TEL;TYPE=CELL,MSG:${textLine.replace('sms:', '')}`] : []),
    `NOTE:${escapeCardText([shortenWithEllipsis(lines.join('\n'), MAX_NOTE), ...(relay ? [relay] : [])].join('\n'))}`,
    'END:VCARD',
  ].join('\r\n');
}
