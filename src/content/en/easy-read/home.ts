import type { EasyLine } from '../../types';
import type { home } from '../home';
import { askAtDesk, callUs, writeToUs } from './common';

type FigureId = (typeof home.figures)[number]['id'];

/** The main points of Home in plain language. */
export const easyHome = {
  finderLink: 'Not sure? Answer 3 questions.',
  support: [
    { icon: 'phone', text: 'To get support, call:', contact: 'phone' },
    askAtDesk,
    { icon: 'book', text: 'You can hear our story there, too.' },
  ] satisfies EasyLine[],
  figures: {
    goals: { icon: 'sprout', text: 'We work toward {value} goals.' },
    lives: { icon: 'heart', text: 'Our work has touched {value} lives.' },
    communities: { icon: 'map-pin', text: 'We work in {value} communities.' },
    volunteers: { icon: 'hands', text: '{value} volunteers help us now.' },
  } satisfies Record<FigureId, EasyLine>,
  mission: [
    { icon: 'people', text: 'Everyone should be able to get help.' },
    { icon: 'handshake', text: 'We connect families with trained providers.' },
    { icon: 'hands', text: 'A provider is a person or group that helps.' },
    { icon: 'clock', text: 'You wait less, and it is easier to get care.' },
    { icon: 'home', text: 'We build strong communities where everyone belongs.' },
    { icon: 'book', text: 'The About page tells you more.' },
    { icon: 'phone', text: 'Or call to learn more:', contact: 'phone' },
  ] satisfies EasyLine[],
  noServices: [{ icon: 'book', text: 'We are changing our list of services.' }, callUs] satisfies EasyLine[],
  start: [
    { icon: 'search', text: 'You can find a service, or offer one.' },
    { icon: 'megaphone', text: 'The next step is to talk with a real person.' },
    callUs,
    writeToUs,
    askAtDesk,
  ] satisfies EasyLine[],
  noTestimonials: [
    { icon: 'people', text: 'Ask at our front desk to talk with a family.' },
  ] satisfies EasyLine[],
};
