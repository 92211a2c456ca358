import { expect, test } from 'vitest';
import { contactCard } from '@/features/kiosk/dock/contact-card';

const options = { organization: 'Weaving Hope', phone: 'tel:+12125550142' };

test('a contact card has the title, the phone number, and when and where', () => {
  const card = contactCard({ ...options, title: 'Art, music; more', lines: ['Mondays, 3 PM', 'Room 2'] });
  expect(card.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Art\\, music\\; more;;;;',
    'FN:Art\\, music\\; more',
    'ORG:Weaving Hope',
    'TEL:+12125550142',
    'NOTE:Mondays\\, 3 PM\\nRoom 2',
    'END:VCARD',
  ]);
});

test('a line break in edited text does not begin another field', () => {
  const card = contactCard({ ...options, title: 'A\r\nTEL:1', lines: ['back\\slash'] });
  expect(card).toContain('FN:A\\nTEL:1\r\n');
  expect(card).toContain('NOTE:back\\\\slash\r\n');
});

test('long texts are shortened, so that the code stays easy to scan, and no character is split', () => {
  const card = contactCard({ ...options, title: '🧵'.repeat(500), lines: ['x'.repeat(5_000)] });
  expect(card).not.toMatch(/\p{Surrogate}/u);
  expect([...card].length).toBeLessThan(500);
  expect(card).toContain('…');
});
