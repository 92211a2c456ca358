import type { Contact } from '@/content/contact';
import type { Facts } from '@/content/facts';
import { hoursFormats } from '@/content/hours-format';
import { screenPaths } from '../../screen-paths';
import type { ReachUsCopy } from '../../types';

/** Returns the text line, shown beside the number for those who cannot call. */
export const textUs = ({ contacts: { textLine } }: Facts): Contact | undefined =>
  textLine && { ...textLine, text: `Text ${textLine.text}` };

/** The ways to reach the foundation; each place on the site puts its own lead before them. */
export const reachUs = (facts: Facts): ReachUsCopy => ({
  phone: facts.contacts.phone,
  opening: {
    hours: facts.hours,
    closedDays: facts.closedDays,
    timeZone: facts.timeZone,
    hoursText: facts.openingHours,
    days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    dayPeriods: hoursFormats.en.dayPeriods,
    open: 'Open now until {time}',
    opensToday: 'Closed, opens at {time}',
    opensLater: 'Closed, opens {day} at {time}',
  },
  message: { text: 'Write a message', path: `${screenPaths.contact}#message` },
  frontDesk: { kiosk: 'Ask at the desk right here', elsewhere: 'Ask at our front desk when we are open' },
  answer: {
    kiosk: 'Ask at the desk right here. You can say this, or show it: “{say}”',
    elsewhere: 'Call or write to us. You can say: “{say}”',
    call: 'Call us',
    close: 'Close',
  },
});
