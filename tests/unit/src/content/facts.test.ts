import { expect, test } from 'vitest';
import type { Foundation } from '@/content/document';
import { buildFacts } from '@/content/facts';
import { fromFacts } from '@/copy/copy-set';
import * as story from '@/copy/en/picture-story';
import * as screens from '@/copy/en/screens';
import * as page from '@/copy/en/shared';
import { content } from '../../../support/filled-copy';
import { visitNotes } from '../../visit-notes';

const copy = { ...page, ...screens, ...story };
const filledFor = (changed: Partial<Foundation>) =>
  fromFacts(copy, buildFacts({ ...content.en.foundation, ...changed }, 'en'));

test('a number can be short, or have an extension, before which a phone waits', () => {
  const { crisisLine, phone, textLine, relay } = filledFor({
    crisisLine: '988',
    phone: '(212) 555-0142 ext. 7',
    textLine: '(212) 555-0144 ext. 8',
    relay: '+44 20 7946 0958 ext. 12',
  }).contacts;
  expect(crisisLine).toEqual({ text: '988', href: 'tel:988' });
  expect(phone).toEqual({ text: '(212) 555-0142 ext. 7', href: 'tel:+12125550142,7' });
  expect(textLine?.href).toBe('sms:+12125550144');
  expect(relay?.href).toBe('tel:+442079460958,12');
});

test('an account is named by the end of its address; a blank one has no link', () => {
  for (const instagram of ['https://www.instagram.com/weavers', 'https://x.test/@weavers/?hl=en'])
    expect(filledFor({ instagram, youtube: '' }).foundation).toMatchObject({
      instagram: { text: '@weavers', href: instagram },
      socialLinks: [{ id: 'facebook' }, { id: 'instagram', href: instagram }],
    });
  expect(filledFor({ instagram: 'see https://x.test/weavers' }).foundation.instagram).toBeUndefined();
});

test('a link to an e-mail address leads to that address', () => {
  const addresses = "help+us@example.org 50%25@example.org us#1@example.org o'neil@münchen.example";
  for (const address of addresses.split(' ')) {
    const { text, href } = filledFor({ email: address }).contacts.email;
    const { protocol, pathname, hash } = new URL(href ?? '');
    expect([text, protocol, decodeURIComponent(pathname), hash]).toEqual([address, 'mailto:', address, '']);
    expect(pathname).not.toContain('+');
  }
});

const optional =
  `crisisLine relay textLine crisisTextLine replyNote videoRelay interpreter leaveAddress fax supportEmail
  partnersEmail facebook instagram youtube lives copyrightYear`.split(/\s+/);
const none = Object.fromEntries(optional.map((name) => [name, '']));

test('a foundation without a crisis line, text messages, a fax, accounts and all figures has copy without a gap', () => {
  const { about, contact, contacts, crisisCall, footer, home, services, ...others } = filledFor(none);
  expect(home.figures.map(({ id }) => id)).toEqual(['goals', 'communities', 'volunteers']);
  expect(footer.copyright).toBe(filledFor({}).footer.copyright.replace(/ \d{4}/, ''));
  expect(Object.values(contacts).filter(Boolean)).toEqual([
    { text: '(212) 555-0142', href: 'tel:+12125550142' },
    { text: 'hello@weavinghope.example', href: 'mailto:hello@weavinghope.example' },
  ]);
  expect(crisisCall).toBeUndefined();
  expect(footer.social.links).toEqual([]);
  expect(contact.ways.items.map(({ id }) => id)).toEqual(['phone', 'openingHours', 'address', 'email']);
  expect(about.collaborate.ways.map(({ label }) => label)).toEqual(['E-mail', 'Phone']);
  expect(services.callToAction.reachUs.email).toBeUndefined();
  expect(others.homeTiles.crisis).toBeUndefined();
  expect(Object.values(others.withoutVoice).flatMap(Object.values).filter(Boolean)).toEqual([]);
  expect(others.foundation.leaveAddress).toBeUndefined();
  expect(contact.crisis.callEmergency).toContain('911');
});

test('all copy has the facts of the foundation, and keeps placeholders for later', () => {
  const changed = { name: 'Harbor House', phone: '(646) 555-0100', street: '5 Pier Road' };
  const { foundation: theirs, ...others } = filledFor(changed);
  expect(theirs.addressInline).toBe('5 Pier Road, New York, NY 10001');
  expect(others.documentTitle('About')).toBe('About – Harbor House');
  expect(others.reachUs.phone).toEqual({ text: '(646) 555-0100', href: 'tel:+16465550100' });
  expect(JSON.stringify(others).match(/.{30}(?:Weaving Hope|555-0142|17 Loom)/g)).toBeNull();
});

test('days with the same hours share a line; closed days come last', () => {
  const hours = ['', '09:00-17:00', '09:00-17:00', '', '12:00-20:30', '12:00-24:00', ''];
  const closedDays = ['2026-12-25', '2027-01-01'];
  const lines = (tag: 'en' | 'es') =>
    buildFacts({ ...content[tag].foundation, hours, closedDays }, tag).openingHours;
  expect(lines('en')).toEqual([
    'Mon and Tue 9:00 AM-5:00 PM',
    'Wed closed',
    'Thu 12:00 PM-8:30 PM',
    'Fri 12:00 PM-12:00 AM',
    'Sat and Sun closed',
    'Closed on December 25, 2026; January 1, 2027',
  ]);
  expect(lines('es').slice(0, -1)).toEqual([
    'Lunes y martes: 9:00\u00a0a.\u00a0m. a 5:00\u00a0p.\u00a0m.',
    'Miércoles: cerrado',
    'Jueves: 12:00\u00a0p.\u00a0m. a 8:30\u00a0p.\u00a0m.',
    'Viernes: 12:00\u00a0p.\u00a0m. a 12:00\u00a0a.\u00a0m.',
    'Sábado y domingo: cerrado',
  ]);
  const alike = { ...content.en.foundation, hours: Array(7).fill('10:00-12:00, 13:00-16:00') };
  expect(buildFacts(alike, 'en').openingHours).toEqual(['Mon-Sun 10:00 AM-12:00 PM, 1:00 PM-4:00 PM']);
});

test('the picture story has the notes on a visit, and leaves out missing ones', () => {
  const linesFor = (changed: object) => {
    const { foundation, pictureStory } = filledFor(changed);
    return pictureStory.steps.flatMap(({ lines }) =>
      lines.flatMap((line) => (typeof line === 'string' ? line : (foundation[line.fact] ?? []))),
    );
  };
  const notes = [...visitNotes, 'entrance'];
  const told = linesFor(Object.fromEntries(notes.map((note) => [note, note])));
  // One note is for the story of a call.
  expect(told.filter((line) => notes.includes(line))).toHaveLength(notes.length - 1);
  const none = linesFor(Object.fromEntries(notes.map((note) => [note, ''])));
  expect(none).toHaveLength(told.length - notes.length + 1);
});
