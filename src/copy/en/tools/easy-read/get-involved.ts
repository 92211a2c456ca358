import type { EasyLine } from './common';
import { callUs, writeToUs } from './common';

export const easyGetInvolved = {
  intro: [{ picture: 'kindness', text: 'You can give your time, or money.' }] satisfies EasyLine[],
  volunteerTitle: 'Be a volunteer',
  volunteer: [
    { picture: 'volunteer', text: 'Volunteers give us their time.' },
    { picture: 'class', text: 'We show you what to do.' },
    callUs,
    writeToUs,
  ] satisfies EasyLine[],
  time: 'Time: {time}',
  donateTitle: 'Give money',
  dollars: '{amount} dollars',
  /** Introduces what each amount can do. */
  amounts: { picture: 'money', text: 'Your money can do this:' } satisfies EasyLine,
  donate: [
    { picture: 'choose', text: 'You choose how much you give.' },
    { picture: 'noPayment', text: 'This site does not take payments.' },
    { picture: 'phone', text: 'To give money, call:', contact: 'phone' },
  ] satisfies EasyLine[],
  partnerTitle: 'For companies and groups',
};
