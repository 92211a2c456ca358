import type { EasyLine } from '../../../types';
import { askAtDesk, callUs, writeToUs } from './common';

/** The main points of Get Involved in plain language. */
export const easyGetInvolved = {
  intro: [
    { picture: 'clock', text: 'You can give some of your time.' },
    { picture: 'kindness', text: 'You can give money, too.' },
    { text: 'All help is welcome.' },
  ] satisfies EasyLine[],
  volunteerTitle: 'Be a volunteer',
  volunteer: [
    { picture: 'volunteer', text: 'Volunteers give us their time.' },
    { picture: 'class', text: 'We show you what to do.' },
    { picture: 'helper', text: 'Someone always helps you.' },
    { picture: 'ask', text: 'Do you want to help?' },
    { text: 'Tell us.' },
    callUs,
    writeToUs,
    askAtDesk,
  ] satisfies EasyLine[],
  time: 'Time: {time}',
  donateTitle: 'Give money',
  dollars: '{amount} dollars',
  donate: [
    { picture: 'money', text: 'You can give more or less.' },
    { picture: 'noPayment', text: 'This site does not take payments.' },
    { picture: 'phone', text: 'To give money, call:', contact: 'phone' },
    { picture: 'desk', text: 'Or come to our front desk.' },
  ] satisfies EasyLine[],
  partnerTitle: 'For companies and groups',
  partner: [
    { picture: 'partners', text: 'This is for companies, providers and community groups.' },
  ] satisfies EasyLine[],
  callToActionTitle: 'How to start',
  callToAction: [
    { picture: 'smallSteps', text: 'First, call or write to us.' },
    { text: 'Then start with a small task.' },
    { text: 'Then decide if you like it.' },
    callUs,
    writeToUs,
    { picture: 'talk', text: 'Someone answers you.' },
  ] satisfies EasyLine[],
};
