import type { FormErrors } from '@/components/ui/checked-form';
import { officeNote } from '@/copy/office-note';
import type { ScreensCopy } from '@/copy/screens';
import type { Choice } from '@/copy/types';
import { decodeDomain } from '@/lib/decode-domain';
import { fill } from '@/lib/fill';
import { mapKeys } from '@/lib/keys-of';
import { trimmedText } from '@/lib/visible-text';

/** The fields of the contact form (specification, section 3). */
const fields = ['firstName', 'lastName', 'email', 'phone', 'inquiryType', 'message'] as const;

export type Message = Record<(typeof fields)[number], string>;

/** The attributes of single-line fields, for browsers and keyboards. */
export const textFields = {
  firstName: { autoComplete: 'given-name', autoCapitalize: 'words' },
  lastName: { autoComplete: 'family-name', autoCapitalize: 'words' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const;

type MessageCopy = Pick<ScreensCopy, 'contact' | 'contacts' | 'language'>;

type MessageErrors = ScreensCopy['contact']['form']['errors'];

/** The longest link, in characters. Some systems truncate longer ones, both for mail and for text messages. */
const MAX_LINK_LENGTH = 1_900;

/** The longest link in a QR code, in characters. The camera of a basic phone cannot read the smaller dots of a longer one. */
const MAX_QR_LINK_LENGTH = 900;

/** Reads the message from the form as the visitor typed it, with every field trimmed. */
export function readMessage(data: FormData): Message {
  const message: Message = mapKeys(fields, (name) => trimmedText(data, name));
  return { ...message, email: decodeDomain(message.email) };
}

/** Validates a message (specification, section 5): only the phone number is optional; the e-mail must look like one. */
export function validateMessage(
  message: Message,
  copy: MessageErrors,
  inquiryTypes: readonly Choice[],
): FormErrors {
  const errors: Partial<Record<keyof Message, string>> = {};
  if (!message.firstName) errors.firstName = copy.firstName;
  if (!message.lastName) errors.lastName = copy.lastName;
  if (!message.email) errors.email = copy.email;
  else if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(message.email)) errors.email = copy.emailShape;
  if (!inquiryTypes.some(({ value }) => value === message.inquiryType)) errors.inquiryType = copy.inquiryType;
  if (!message.message) errors.message = copy.message;
  return errors;
}

function inquiryLabel({ inquiryType }: Message, { contact }: MessageCopy): string {
  return contact.inquiryTypes.find(({ value }) => value === inquiryType)?.label ?? inquiryType;
}

/** States in English, for the office, the language and the topic of a message. */
function officeLines({ inquiryType }: Message, { language }: MessageCopy): string[] {
  if (language.tag === 'en') return [];
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language.tag) ?? language.tag;
  const inquiry = officeNote.inquiries[inquiryType] ?? inquiryType;
  return [fill(officeNote.text, { language: name, inquiry }), ''];
}

/** Formats the message as plain text, in the visitor's language. */
export function formatMessage(message: Message, copy: MessageCopy): string {
  const { lines } = copy.contact.prepared;
  return [
    ...officeLines(message, copy),
    `${lines.name}: ${message.firstName} ${message.lastName}`,
    `${lines.email}: ${message.email}`,
    ...(message.phone ? [`${lines.phone}: ${message.phone}`] : []),
    `${lines.inquiry}: ${inquiryLabel(message, copy)}`,
    '',
    message.message,
  ].join('\n');
}

function mailtoLink(message: Message, text: string, copy: MessageCopy): string {
  const inquiry = inquiryLabel(message, copy);
  const subject = copy.contact.prepared.subject(inquiry);
  const body = text && `&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  return `${copy.contacts.email.href}?subject=${encodeURIComponent(subject)}${body}`;
}

/** Returns a link that opens the message in a mail program, without a text that is too long for a link. */
export function mailLink(message: Message, copy: MessageCopy): { href: string; carriesText: boolean } {
  const href = mailtoLink(message, formatMessage(message, copy), copy);
  return href.length <= MAX_LINK_LENGTH
    ? { href, carriesText: true }
    : { href: mailtoLink(message, '', copy), carriesText: false };
}

/** Returns a link that opens the message as a text message, which asks for an answer by text; `undefined` if it is too long. */
export function textLink(message: Message, copy: MessageCopy): string | undefined {
  const { textLine } = copy.contacts;
  if (!textLine) return undefined;
  const text = [formatMessage(message, copy), '', copy.contact.prepared.lines.answerByText].join('\n');
  // The odd `?&` makes iPhones fill in the text, which they ignore after `?` alone.
  const href = `${textLine.href}?&body=${encodeURIComponent(text)}`;
  return href.length <= MAX_LINK_LENGTH ? href : undefined;
}

/** Returns the mail link for a QR code. Shortens a text too long to scan; a subject too long leaves only the address. */
export function qrCodeLink(message: Message, copy: MessageCopy): { href: string; shortened: boolean } {
  // Splits by code points, because half a surrogate pair cannot be encoded.
  const text = [...formatMessage(message, copy)];
  const link = (kept: number) =>
    mailtoLink(message, text.slice(0, kept).join('') + (kept < text.length ? '…' : ''), copy);
  let kept = text.length;
  while (kept > 0 && link(kept).length > MAX_QR_LINK_LENGTH) kept = Math.floor(kept * 0.9);
  return { href: kept > 0 ? link(kept) : copy.contacts.email.href, shortened: kept < text.length };
}
