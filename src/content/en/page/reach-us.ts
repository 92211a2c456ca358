import { contacts, foundation } from '../../foundation';
import { screenPaths } from '../../screen-paths';
import type { Contact, ReachUsCopy } from '../../types';
import { language } from './language';

/** Beside the number, for those who cannot call. */
export const textUs: Contact | undefined = { text: 'Text {textLine}', href: contacts.textLine.href };

/** The ways to reach the foundation; each place on the site puts its own lead before them. */
export const reachUs: ReachUsCopy = {
  phone: contacts.phone,
  opening: {
    hours: foundation.hours,
    closedDays: foundation.closedDays,
    timeZone: foundation.timeZone,
    hoursText: foundation.openingHours,
    locale: language.locale,
    open: 'Open now until {time}',
    opensToday: 'Closed, opens at {time}',
    opensLater: 'Closed, opens {day} at {time}',
  },
  message: { text: 'Write a message', path: `${screenPaths.contact}#message` },
  email: contacts.email,
  desk: { kiosk: 'Ask at the desk right here', elsewhere: 'Ask at our front desk' },
  answer: {
    kiosk: 'Ask at the desk right here. Just say: “{say}”',
    elsewhere: 'We do this by phone. Just say: “{say}”',
    call: 'Call us',
  },
};
