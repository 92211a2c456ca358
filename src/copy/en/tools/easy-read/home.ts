import type { EasyLine } from './common';
import { askAtDesk, callUs, writeToUs } from './common';

export const easyHome = {
  finderLink: 'Answer 3 questions to find help',
  support: [
    { picture: 'phone', text: 'To get help, call:', contact: 'phone' },
    askAtDesk,
  ] satisfies EasyLine[],
  missionTitle: 'What we want',
  missionMore: [{ picture: 'computer', text: 'To read more, go to:', screen: 'about' }] satisfies EasyLine[],
  servicesTitle: 'How we help',
  servicesMore: {
    picture: 'list',
    text: 'To read more, go to:',
    screen: 'services',
  } satisfies EasyLine,
  noServices: [
    { picture: 'list', text: 'We have no services to show right now.' },
    callUs,
  ] satisfies EasyLine[],
  startTitle: 'How to start',
  start: [
    { picture: 'talk', text: 'First, talk with us.' },
    callUs,
    writeToUs,
    { picture: 'volunteer', text: 'You can also help others.' },
    { text: 'To see how, go to:', screen: 'getInvolved' },
  ] satisfies EasyLine[],
  testimonialsTitle: 'What families say',
  noTestimonials: [
    { picture: 'ask', text: 'Do you want to know how we can help you?' },
    { picture: 'desk', text: 'When we are open, ask at our front desk.' },
  ] satisfies EasyLine[],
};
