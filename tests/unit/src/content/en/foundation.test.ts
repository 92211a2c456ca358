import { expect, test } from 'vitest';
import { contacts, foundation } from '@/copy/foundation';

const links = Object.values(contacts).filter((contact) => 'href' in contact);

test.each(links)('$text leads to $href', ({ text, href }) => {
  const address = text.includes('@') ? `mailto:${text}` : `tel:+1${text.replace(/\D/g, '')}`;
  expect(href).toBe(address);
});

test('a fax machine cannot be called or written to', () => {
  expect(contacts.fax).toEqual({ text: '(212) 555-0143' });
  expect(links).toHaveLength(Object.keys(contacts).length - 1);
});

test('the address reads the same on one line and on two', () => {
  expect(foundation.addressInline).toBe(foundation.address.join(', '));
});
