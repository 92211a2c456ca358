import { expect, test } from 'vitest';
import { contactCard } from '@/features/to-phone/contact-card';

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

test('a contact card has the number for text messages, and how to call without hearing or speech', () => {
  const ways = { textLine: 'sms:+12125550144', relay: 'TTY: 711' };
  const card = contactCard({ ...options, ...ways, title: 'Art', lines: ['x'.repeat(5_000)] });
  expect(card).toContain('TEL:+12125550142\r\nTEL;TYPE=CELL,MSG:+12125550144\r\n');
  expect(card).toContain('…\\nTTY: 711\r\n');
});

test('a line break in edited text begins no field, and control characters become spaces', () => {
  for (const end of ['\n', '\r\n', '\r', '\u2028', '\u2029']) {
    const title = `A${end}TEL:1\tB\vC\fD\0E\x7fF\x85G`;
    const card = contactCard({ ...options, title, lines: ['back\\slash'] });
    expect(card, JSON.stringify(end)).toContain('FN:A\\nTEL:1 B C D E F G\r\n');
    expect(card).toContain('NOTE:back\\\\slash\r\n');
  }
});
