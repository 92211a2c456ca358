import type { Contact, ContactId } from './types';

const street = '17 Loom Street';
const city = 'New York';
const region = 'NY';
const postalCode = '10001';
const cityLine = `${city}, ${region} ${postalCode}`;

/** The address in parts, as search engines read it. */
export const postalAddress = { street, city, region, postalCode, country: 'US' } as const;

/**
 * Who and where the foundation is, the same in every language. The values here and in {@link contacts} are reserved
 * examples (555-01xx, .example): put the foundation's own in their place.
 */
export const foundationFacts = {
  name: 'Weaving Hope',
  address: [street, cityLine],
  addressInline: `${street}, ${cityLine}`,
  instagram: '@weavinghope',
} as const;

/** The foundation's phone numbers and e-mail addresses. Every one on the site comes from here. */
export const contacts = {
  phone: { text: '(212) 555-0142', href: 'tel:+12125550142' },
  crisisLine: { text: '(212) 555-0199', href: 'tel:+12125550199' },
  fax: { text: '(212) 555-0143' },
  email: {
    text: 'hello@weavinghope.example',
    href: 'mailto:hello@weavinghope.example',
  },
  supportEmail: {
    text: 'support@weavinghope.example',
    href: 'mailto:support@weavinghope.example',
  },
  partnersEmail: {
    text: 'partners@weavinghope.example',
    href: 'mailto:partners@weavinghope.example',
  },
} as const satisfies Record<ContactId, Contact>;

/** Where “Leave This Site” leads: any address that says nothing about the visitor. Empty stands for a blank page. */
export const leaveAddress: string = '';
