import { type FormErrors, trimmedText } from '@/components/ui/checked-form';
import { contact } from '@/copy/contact';
import { emailLine, foundation } from '@/copy/foundation';

/** What the contact form asks for (specification, section 3). */
export interface Message {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  inquiryType: string;
  message: string;
}

/** Mail programs on some systems cut addresses that are longer than this many characters. */
const LONGEST_MAIL_LINK = 1_900;

/** A code of more characters than this has points too small for the camera of a plain phone. */
const LONGEST_CODE = 900;

/** Reads the form's fields, without the blanks around them. */
export function readMessage(data: FormData): Message {
  return {
    firstName: trimmedText(data, 'firstName'),
    lastName: trimmedText(data, 'lastName'),
    email: trimmedText(data, 'email'),
    phone: trimmedText(data, 'phone'),
    inquiryType: trimmedText(data, 'inquiryType'),
    message: trimmedText(data, 'message'),
  };
}

/**
 * What is wrong with a message, field by field in the order of the form (specification, section 5): all but the phone
 * number is required, and the e-mail address has to look like one.
 */
export function checkMessage(message: Message): FormErrors {
  const { errors: words } = contact.form;
  const errors: Partial<Record<keyof Message, string>> = {};
  if (!message.firstName) errors.firstName = words.firstName;
  if (!message.lastName) errors.lastName = words.lastName;
  if (!message.email) errors.email = words.email;
  else if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(message.email)) errors.email = words.emailShape;
  if (!contact.inquiryTypes.some(({ value }) => value === message.inquiryType)) {
    errors.inquiryType = words.inquiryType;
  }
  if (!message.message) errors.message = words.message;
  return errors;
}

function inquiryLabel({ inquiryType }: Message): string {
  return contact.inquiryTypes.find(({ value }) => value === inquiryType)?.label ?? inquiryType;
}

/** The message as plain text, ready to be taken along. */
export function writeMessage(message: Message): string {
  const { lines } = contact.prepared;
  return [
    `${lines.name}: ${message.firstName} ${message.lastName}`,
    `${lines.email}: ${message.email}`,
    ...(message.phone ? [`${lines.phone}: ${message.phone}`] : []),
    `${lines.inquiry}: ${inquiryLabel(message)}`,
    '',
    message.message,
  ].join('\n');
}

function mailAddress(message: Message, text: string): string {
  const subject = contact.prepared.subject(inquiryLabel(message));
  const body = text && `&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  return `${emailLine(foundation.email).href}?subject=${encodeURIComponent(subject)}${body}`;
}

/** The link that opens the message in a mail program, and whether it could carry the text. */
export function mailMessage(message: Message): { href: string; carriesText: boolean } {
  const href = mailAddress(message, writeMessage(message));
  return href.length <= LONGEST_MAIL_LINK
    ? { href, carriesText: true }
    : { href: mailAddress(message, ''), carriesText: false };
}

/** As {@link mailMessage}, for a code on the screen: the text is shortened until a phone's camera can read it. */
export function qrMessage(message: Message): { href: string; shortened: boolean } {
  // By code points, as half a surrogate pair cannot be encoded.
  const text = [...writeMessage(message)];
  let kept = text.length;
  while (mailAddress(message, text.slice(0, kept).join('')).length > LONGEST_CODE) {
    kept = Math.floor(kept * 0.9);
  }
  const shortened = kept < text.length;
  return { href: mailAddress(message, text.slice(0, kept).join('') + (shortened ? '…' : '')), shortened };
}
