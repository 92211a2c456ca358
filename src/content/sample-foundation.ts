import type { Foundation } from './types';

const weekday = '08:00-18:00';

/**
 * The facts of the sample foundation that are the same in every language (specification, section 9). Numbers and addresses
 * are reserved examples (555-01xx, .example); a content file replaces them.
 */
export const sampleFoundation = {
  name: 'Weaving Hope',
  street: '17 Loom Street',
  city: 'New York',
  state: 'NY',
  postalCode: '10001',
  phone: '(212) 555-0142',
  crisisLine: '(212) 555-0199',
  relay: '711',
  textLine: '(212) 555-0144',
  crisisTextLine: '(212) 555-0198',
  fax: '(212) 555-0143',
  email: 'hello@weavinghope.example',
  supportEmail: 'support@weavinghope.example',
  partnersEmail: 'partners@weavinghope.example',
  hours: ['', weekday, weekday, weekday, weekday, weekday, '09:00-16:00'],
  timeZone: 'America/New_York',
  facebook: 'https://facebook.example/weavinghope',
  instagram: 'https://instagram.example/weavinghope',
  youtube: 'https://youtube.example/weavinghope',
  lives: '1000+',
  communities: '50+',
  volunteers: '100+',
  copyrightYear: '2024',
  leaveAddress: '',
} satisfies Partial<Foundation>;
