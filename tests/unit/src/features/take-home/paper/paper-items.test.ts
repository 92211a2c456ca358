import { expect, it } from 'vitest';
import type { OfferedItem } from '@/components/site/item-action';
import { defaultContent } from '@/content/default-content';
import type { LanguageTag } from '@/content/languages';
import { type TakeHomeCopy, takeHomeCopy } from '@/copy/take-home';
import { describeItem, type PaperSource, paperItems } from '@/features/take-home/paper/paper-items';
import { fill } from '@/lib/fill';
import { content } from '../../../../../support/filled-copy';

const en = takeHomeCopy.of(content.en, 'en');
const es = takeHomeCopy.of(content.es, 'es');

const source = (copy: TakeHomeCopy, changed: Partial<PaperSource> = {}): PaperSource => ({
  copy,
  content: content[copy.language.tag],
  isEasy: false,
  now: new Date(2024, 0, 1),
  ...changed,
});
const segmentsOf = (item: OfferedItem, from: PaperSource) => {
  const { title, lines } = describeItem(item, from) ?? {};
  return [title, ...(lines ?? [])].map((text) => text?.text);
};

/** The items of a page, on a site that was built with the default content. */
const itemsOf = (items: readonly OfferedItem[], sources: ReadonlyMap<LanguageTag, PaperSource>) =>
  paperItems(items, sources, defaultContent());

const { easyPrograms } = en;
const labelOf = ({ contact }: typeof en) => contact.ways.items.find(({ id }) => id === 'address')?.label;
const workshops: OfferedItem = { kind: 'program', id: 2 };
const openHouse: OfferedItem = { kind: 'event', id: 1 };

it('says what, when and where', () => {
  expect(segmentsOf(workshops, source(en))).toEqual([
    'Educational Workshops',
    'First Saturday of the month, 10:00 AM – 12:00 PM',
    'Riverside Library',
  ]);
  expect(segmentsOf(openHouse, source(en)).slice(1)).toEqual([
    'December 15, 2024, 10:00 AM – 2:00 PM',
    'Foundation office, 17 Loom Street',
  ]);
  const over = source(en, { now: new Date(2025, 0, 1) });
  expect(segmentsOf(openHouse, over)).toContain(en.programs.events.over.text);
});

it('says in easy words which name to ask for', () => {
  expect(segmentsOf(workshops, source(en, { isEasy: true }))).toEqual([
    content.en.programs[1]?.easyTitle,
    fill(easyPrograms.when, { schedule: 'First Saturday of the month, 10:00 AM to 12:00 PM' }),
    fill(easyPrograms.where, { location: 'Riverside Library' }),
    fill(en.askFor, { name: 'Educational Workshops' }),
  ]);
  const easyService = segmentsOf({ kind: 'service', id: 2 }, source(en, { isEasy: true }));
  expect(easyService.at(-1)).toBe(fill(en.askFor, { name: 'Support Services' }));
  expect(segmentsOf({ kind: 'service', id: 2 }, source(en))).toContain(content.en.services[1]?.description);
  expect(describeItem({ kind: 'service', id: 9 }, source(en))).toBeUndefined();
});

it('has both languages, says the same only once, and marks what is in another one', () => {
  const [first = content.en.events[0]] = content.en.events;
  const ours = { ...first, id: 7, title: 'Picnic', location: 'Pier 9', languages: { title: 'en' as const } };
  const sources = new Map<LanguageTag, PaperSource>([
    ['es', source(es, { content: { ...content.es, events: [ours as never] } })],
    ['en', source(en, { content: { ...content.en, events: [{ ...ours, languages: {} } as never] } })],
  ]);
  const [item] = itemsOf([{ kind: 'event', id: 7 }], sources);
  type Version = NonNullable<typeof item>['versions'][number];
  const written = ({ titles, lines }: Version) => [...titles, ...lines].map(({ text }) => text);
  expect(item?.versions.map(written)).toEqual([
    ['Picnic', '15 de diciembre de 2024, 10:00 AM – 2:00 PM', 'Pier 9'],
    ['December 15, 2024, 10:00 AM – 2:00 PM'],
  ]);
  expect(item?.versions[0]?.titles[0]?.language).toBe('en');
  // A heading with nothing below it would look forgotten.
  const [address] = itemsOf([{ kind: 'contact', id: 'address' }], sources);
  const lines = [labelOf(es), labelOf(en), '17 Loom Street', 'New York, NY 10001'];
  expect(address?.versions.map(written)).toEqual([lines]);
});

it('marks a time that nobody has translated yet, but not the day', () => {
  const late = { time: 'After school', languages: { time: 'en' as const } };
  const changed = { ...content.es, events: content.es.events.map((event) => ({ ...event, ...late })) };
  expect(describeItem(openHouse, source(es, { content: changed }))?.lines.slice(0, 2)).toEqual([
    { text: '15 de diciembre de 2024' },
    { text: 'After school', language: 'en' },
  ]);
});

it('writes to the address of an e-mail, with one code, and calls the office by that of the page', () => {
  const sources = new Map([['en', source(en)] as const]);
  const mail = { kind: 'contact', id: 'email' } as const;
  const items = itemsOf([mail, { ...mail }, workshops], sources);
  const { href } = en.contacts.email;
  expect(items.map(({ code }) => code)).toEqual([href, undefined, undefined]);
  expect(items.map(({ contact }) => contact?.href)).toEqual([href, href, undefined]);
});
