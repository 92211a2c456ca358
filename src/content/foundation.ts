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
 * The address that makes a phone dial.
 *
 * @param phone a number as people write it, such as `(212) 555-0142`
 */
export function telephoneLink(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`;
}

/** The address that opens a new e-mail. */
export function emailLink(email: string): string {
  return `mailto:${email}`;
}
