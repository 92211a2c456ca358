import { expect, test } from 'vitest';
import * as page from '@/copy/en/shared';
import { eventData, foundationData, serviceData } from '@/site/structured-data';
import { content, filledCopy } from '../../../support/filled-copy';

const copy = filledCopy(page);
const site = 'https://weavinghope.example/site/';
const now = new Date('2027-03-10T12:00');
const event = {
  ...{ id: 1, title: 'Spring Walk', date: '2027-03-10', time: '1 PM - 3 PM' },
  ...{ location: 'The park', description: 'Come along.' },
};
const dataOf = (events: (typeof event)[]) =>
  eventData(events, site, `${site}programs/`, `${site}preview-en.png`, now, copy.foundation);
const eventsOn = (...dates: string[]) => dataOf(dates.map((date) => ({ ...event, date })));

test('each service has its own part of the page', () => {
  const [first] = serviceData(content.en.services, site, `${site}services/`, copy.foundation);
  expect(first).toMatchObject({ '@type': 'Service', url: `${site}services/#service-1` });
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
