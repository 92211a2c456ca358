import { expect, test } from 'vitest';
import { contacts, foundation } from '@/content/en/page';
import { officeHours } from '@/content/office-hours';

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

test('the hours in words are those that say whether the office is open', () => {
  const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  const minutes = (time: string) => {
    const [, hour, minute, half] = /^(\d+):(\d\d) (AM|PM)$/.exec(time) ?? [];
    return (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 12 * 60 : 0);
  };
  const written = foundation.openingHours.flatMap((line) => {
    const [, first = '', last = first, times = ''] = /^(\w{3})(?:-(\w{3}))? (.*)$/.exec(line) ?? [];
    const [opens = '', closes = ''] = times.split('-');
    const open = times === 'closed' ? null : { opens: minutes(opens), closes: minutes(closes) };
    return names.slice(names.indexOf(first), names.indexOf(last) + 1).map((name) => [name, open] as const);
  });
  expect(written).toHaveLength(7);
  expect(officeHours.days).toEqual(names.map((name) => new Map(written).get(name)));
});
