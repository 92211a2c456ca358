import type { ContactLine } from '../types';

/**
 * Who the foundation is and how it is reached. Every address and number of the site comes from here.
 * These are reserved example values (555-01xx, .example): put the foundation's own in their place.
 */
export const foundation = {
  name: 'Weaving Hope',
  phone: '(212) 555-0142',
  crisisLine: '(212) 555-0199',
  fax: '(212) 555-0143',
  email: 'hello@weavinghope.example',
  supportEmail: 'support@weavinghope.example',
  partnersEmail: 'partners@weavinghope.example',
  address: ['17 Loom Street', 'New York, NY 10001'],
  openingHours: ['Mon-Fri 8:00 AM-6:00 PM', 'Sat 9:00 AM-4:00 PM', 'Sun closed'],
  instagram: '@weavinghope',
} as const;

/**
 * A phone number with the address that dials it.
 *
 * @param phone a number as people write it, such as `(212) 555-0142`
 */
export function phoneLine(phone: string) {
  return {
    text: phone,
    href: `tel:+1${phone.replace(/\D/g, '')}`,
    scan: `Scan with your phone to call ${phone}`,
  } satisfies ContactLine;
}

/** An e-mail address with the one that opens a new message. */
export function emailLine(email: string) {
  return {
    text: email,
    href: `mailto:${email}`,
    scan: `Scan with your phone to write to ${email}`,
  } satisfies ContactLine;
}
