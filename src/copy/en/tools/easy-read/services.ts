import type { EasyLine } from './common';
import { callUs } from './common';

export const easyServices = {
  intro: [
    { picture: 'family', text: 'You know best what you need.' },
    { picture: 'partners', text: 'We look for the right help with you.' },
  ] satisfies EasyLine[],
  listTitle: 'How we help',
  noServices: [
    { picture: 'list', text: 'We have no services to show right now.' },
    callUs,
  ] satisfies EasyLine[],
  processTitle: 'How you get help',
  supportTitle: 'Who we help',
  callToActionTitle: 'Do you need help choosing?',
  callToAction: [
    { picture: 'unsure', text: 'We help you choose.' },
    callUs,
    { picture: 'mail', text: 'Write to us:', contact: 'supportEmail' },
  ] satisfies EasyLine[],
};
