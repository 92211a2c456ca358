import type { Contact, ContactId, FoundationCopy } from './types';

// Literals only: with a call here, the bundler puts its helpers into a script of their own, one more to wait for.

/**
 * The foundation's phone numbers and e-mail addresses. Facts are filled in when copy is loaded
 * (src/language/fill-facts.ts), so a text names them, as in `Call {phone}`. Those that it does not have are left out.
 */
export const contacts = {
  phone: { text: '{phone}', href: '{phoneLink}' },
  crisisLine: { text: '{crisisLine}', href: '{crisisLink}' },
  relay: { text: 'TTY: {relay}', href: '{relayLink}' },
  textLine: { text: '{textLine}', href: '{textLink}' },
  crisisTextLine: { text: '{crisisTextLine}', href: '{crisisTextLink}' },
  fax: { text: '{fax}' },
  email: { text: '{email}', href: '{emailLink}' },
  supportEmail: { text: '{supportEmail}', href: '{supportEmailLink}' },
  partnersEmail: { text: '{partnersEmail}', href: '{partnersEmailLink}' },
} satisfies Record<ContactId, Contact>;

/** What the foundation says about itself. Most of it is not a text, and so only there once copy is loaded. */
export const foundation = {
  name: '{foundation}',
  address: '{address}',
  addressInline: '{addressInline}',
  instagramName: '{instagramName}',
  openingHours: '{hoursText}',
  hours: '{hours}',
  closedDays: '{closedDays}',
  timeZone: '{timeZone}',
  languages: '{languages}',
} as unknown as FoundationCopy;
