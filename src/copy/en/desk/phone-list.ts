import type { ContactId } from '@/content/contact';
import type { Facts } from '@/content/facts';

export const phoneList = (facts: Facts) => ({
  lead: `All the phone numbers and addresses of ${facts.name}.`,
  labels: {
    phone: 'Phone',
    crisisLine: 'Crisis line, day and night',
    relay: 'Relay service',
    textLine: 'Text messages',
    crisisTextLine: 'Text messages in a crisis',
    address: 'Address',
    email: 'E-mail',
    supportEmail: 'E-mail for support',
    partnersEmail: 'E-mail for partners',
    fax: 'Fax',
  } satisfies Record<ContactId | 'address', string>,
  copy: 'Copy',
  copied: 'Copied',
  /** Appears when the system does not let the page copy. */
  selected: 'The text is selected. To copy it, press Ctrl+C.',
  readAloud: 'Read aloud',
  close: 'Close',
});
