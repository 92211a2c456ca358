import type { Contact } from '@/content/contact';
import type { CommunityEvent, Foundation, Service } from '@/content/document';
import { eventTime, toInstant } from '@/content/event-time';
import type { Facts } from '@/content/facts';
import { serviceAnchor } from '@/copy/screen-paths';
import type { SharedCopy } from '@/copy/shared';
import { dropMissing } from '@/lib/drop-missing';
import { hasPassed } from '@/lib/format-date';
import { parseOpenTimes } from '@/lib/open-time';
import { MINUTE_MS } from '@/lib/time-zone';

const weekDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Writes minutes since midnight, or a difference between clocks, as `08:00`. */
function clock(minutes: number): string {
  return [minutes / 60, minutes % 60].map((part) => String(Math.trunc(part)).padStart(2, '0')).join(':');
}

type FoundationData = Pick<SharedCopy, 'contacts' | 'foundation' | 'footer'>;

/** Names the foundation as the organizer, on pages other than Home. */
function organizer(siteUrl: string, { name }: Pick<Facts, 'name'>) {
  return { '@type': 'NGO', '@id': `${siteUrl}#foundation`, name, url: siteUrl };
}

/** Describes the foundation for search engines (schema.org), with its office and the ways to reach it. */
export function foundationData(
  siteUrl: string,
  logo: string,
  { contacts, foundation, footer }: FoundationData,
  fields: Foundation,
) {
  const { phone, crisisLine, fax, email, supportEmail, partnersEmail } = contacts;
  const telephone = ({ href }: Contact) => href?.replace('tel:', '');
  const { street, city, state, postalCode } = fields;
  const address = {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode,
    addressCountry: 'US',
  };
  const hoursOf = (when: object) => ({ '@type': 'OpeningHoursSpecification', ...when });
  const openingHours = foundation.hours.flatMap((hours, day) =>
    parseOpenTimes(hours).map(({ opens, closes }) =>
      hoursOf({ dayOfWeek: weekDays[day], opens: clock(opens), closes: clock(closes) }),
    ),
  );
  // Schema.org takes a day without hours as closed.
  const closedDays = foundation.closedDays.map((day) => hoursOf({ validFrom: day, validThrough: day }));
  const contactPoint = (contactType: string, ways: object) => ({
    '@type': 'ContactPoint',
    contactType,
    ...ways,
  });
  return {
    ...organizer(siteUrl, foundation),
    description: footer.about.text,
    logo,
    address,
    // Puts the opening hours on the office, since an organization cannot have any.
    location: {
      '@type': 'Place',
      name: foundation.name,
      address,
      openingHoursSpecification: openingHours,
      ...(closedDays.length > 0 && { specialOpeningHoursSpecification: closedDays }),
    },
    telephone: telephone(phone),
    ...(fax && { faxNumber: fax.text }),
    email: email.text,
    contactPoint: dropMissing([
      contactPoint('customer service', { telephone: telephone(phone), email: email.text }),
      // The crisis line is open day and night (specification, section 9).
      crisisLine &&
        contactPoint('emergency', {
          telephone: telephone(crisisLine),
          hoursAvailable: hoursOf({ dayOfWeek: weekDays, opens: '00:00', closes: '23:59' }),
        }),
      supportEmail && contactPoint('customer support', { email: supportEmail.text }),
      partnersEmail && contactPoint('partnerships', { email: partnersEmail.text }),
    ]),
    sameAs: footer.social.links.map(({ href }) => href),
  };
}

/** Writes a time of a day in a time zone, with its offset from Greenwich at that time: `2027-05-08T09:00:00-04:00`. */
function zonedTime(day: string, minutes: number, timeZone: string): string {
  const shown = Date.parse(day) + minutes * MINUTE_MS;
  const ahead = (shown - toInstant(day, minutes, timeZone).getTime()) / MINUTE_MS;
  return `${new Date(shown).toISOString().slice(0, 19)}${ahead < 0 ? '-' : '+'}${clock(Math.abs(ahead))}`;
}

/** Describes upcoming events on a page for search engines (schema.org). An event without a readable time has only its day. */
export function eventData(
  events: readonly CommunityEvent[],
  siteUrl: string,
  page: string,
  image: string,
  now: Date,
  foundation: Pick<Facts, 'name' | 'timeZone'>,
) {
  return events
    .filter(({ date }) => !hasPassed(date, now))
    .map((event) => {
      const { title, description, date, location } = event;
      const { start, end } = eventTime(event) ?? {};
      const at = (minutes: number) => zonedTime(date, minutes, foundation.timeZone);
      return {
        '@type': 'Event',
        name: title,
        description,
        url: page,
        image,
        startDate: start === undefined ? date : at(start),
        ...(end !== undefined && { endDate: at(end) }),
        location: { '@type': 'Place', name: location, address: location },
        organizer: organizer(siteUrl, foundation),
      };
    });
}

/** Describes the services for search engines (schema.org). Each has its own fragment of the page. */
export function serviceData(
  services: readonly Service[],
  siteUrl: string,
  page: string,
  foundation: Pick<Facts, 'name'>,
) {
  return services.map(({ id, title, description }) => ({
    '@type': 'Service',
    name: title,
    description,
    url: `${page}#${serviceAnchor(id)}`,
    provider: organizer(siteUrl, foundation),
  }));
}
