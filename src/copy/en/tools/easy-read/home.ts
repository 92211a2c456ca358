import type { EasyLine } from '../../../types';
import type { home } from '../../page/home';
import { askAtDesk, callUs, writeToUs } from './common';

type FigureId = ReturnType<typeof home>['figures'][number]['id'];

/** The main points of Home in plain language. */
export const easyHome = {
  finderLink: 'Answer 3 questions to find help',
  support: [
    { picture: 'phone', text: 'To get help, call:', contact: 'phone' },
    askAtDesk,
    { text: 'You can hear our story there, too.' },
  ] satisfies EasyLine[],
  figuresTitle: 'Our work in numbers',
  figures: {
    goals: { picture: 'goal', text: 'We work toward {value} goals.' },
    lives: { picture: 'kindness', text: 'We have helped {value} people.' },
    communities: { picture: 'town', text: 'We work in {value} communities.' },
    volunteers: { picture: 'volunteer', text: '{value} volunteers help us now.' },
  } satisfies Record<FigureId, EasyLine>,
  missionTitle: 'What we want',
  missionMore: [
    { picture: 'computer', text: 'The page “About us” tells you more.', screen: 'about' },
    { picture: 'phone', text: 'Or call to learn more:', contact: 'phone' },
  ] satisfies EasyLine[],
  servicesTitle: 'How we help',
  noServices: [
    { picture: 'list', text: 'We are changing our list of services.' },
    callUs,
  ] satisfies EasyLine[],
  startTitle: 'How to start',
  start: [
    { picture: 'findPeople', text: 'You can find services.' },
    { text: 'The page “Get help” shows them.', screen: 'services' },
    { picture: 'partners', text: 'You can also offer a service.' },
    { text: 'The page “Give help” tells you how.', screen: 'getInvolved' },
    { picture: 'talk', text: 'First, talk with us.' },
    callUs,
    writeToUs,
    askAtDesk,
  ] satisfies EasyLine[],
  testimonialsTitle: 'What families say',
  noTestimonials: [
    { picture: 'ask', text: 'Do you want to know how we can help you?' },
    { picture: 'desk', text: 'Ask at our front desk.' },
  ] satisfies EasyLine[],
};
