import type { EasyLine } from '../../../types';
import type { home } from '../../page/home';
import { askAtDesk, callUs, writeToUs } from './common';

type FigureId = (typeof home.figures)[number]['id'];

/** The main points of Home in plain language. */
export const easyHome = {
  finderLink: 'Not sure? Answer 3 questions.',
  support: [
    { picture: 'phone', text: 'To get support, call:', contact: 'phone' },
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
  mission: [
    { picture: 'wheelchairRamp', text: 'Everyone should be able to get help.' },
    { picture: 'partners', text: 'We connect families with trained providers.' },
    { picture: 'helper', text: 'A provider is a person or group that helps.' },
    { picture: 'waiting', text: 'You wait less.' },
    { text: 'It is easier to get care.' },
    { picture: 'together', text: 'We build strong communities where everyone belongs.' },
    { picture: 'computer', text: 'The page “About us” tells you more.' },
    { picture: 'phone', text: 'Or call to learn more:', contact: 'phone' },
  ] satisfies EasyLine[],
  servicesTitle: 'How we help',
  noServices: [
    { picture: 'list', text: 'We are changing our list of services.' },
    callUs,
  ] satisfies EasyLine[],
  startTitle: 'How to start',
  start: [
    { picture: 'findPeople', text: 'You can find a service, or offer one.' },
    { picture: 'talk', text: 'The next step is to talk with us.' },
    callUs,
    writeToUs,
    askAtDesk,
  ] satisfies EasyLine[],
  testimonialsTitle: 'What families say',
  noTestimonials: [
    { picture: 'desk', text: 'Ask at our front desk to talk with a family.' },
  ] satisfies EasyLine[],
};
