import type { EasyLine } from '../../../types';
import { askAtDesk, callUs } from './common';

/** The main points of Services in plain language. */
export const easyServices = {
  intro: [
    { picture: 'family', text: 'You know best what you need.' },
    { picture: 'findPeople', text: 'We know who can help.' },
    { text: 'We know how to ask them.' },
    { picture: 'partners', text: 'Together, we look for the right help.' },
  ] satisfies EasyLine[],
  listTitle: 'How we help',
  list: [{ picture: 'helper', text: 'This is what we can do for you.' }] satisfies EasyLine[],
  noServices: [
    { picture: 'list', text: 'We are changing our list of services.' },
    callUs,
  ] satisfies EasyLine[],
  processTitle: 'How you get help',
  stepTitle: '{number}. {title}',
  supportTitle: 'Who we help',
  support: [{ picture: 'kinds', text: 'We help people, families and groups.' }] satisfies EasyLine[],
  callToActionTitle: 'Do you need help choosing?',
  callToAction: [
    { picture: 'unsure', text: 'Many people ask us where to start.' },
    { text: 'We help you choose.' },
    callUs,
    { picture: 'mail', text: 'Write to us:', contact: 'supportEmail' },
    askAtDesk,
  ] satisfies EasyLine[],
};
