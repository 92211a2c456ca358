import type { EasyLine } from '../../../types';
import type { services } from '../../screens/services';
import { askAtDesk, callUs } from './common';

type StepId = ReturnType<typeof services>['process']['steps'][number]['id'];

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
  process: [
    { picture: 'path', text: 'There are 4 steps.' },
    { picture: 'pace', text: 'You decide how fast we go.' },
    { picture: 'stop', text: 'You can stop or change your mind at any time.' },
  ] satisfies EasyLine[],
  stepTitle: '{number}. {title}',
  steps: {
    contact: {
      title: 'You talk to us',
      lines: [
        { picture: 'phone', text: 'You can call, write or come to our office.' },
        { picture: 'listen', text: 'Someone listens to you.' },
        { picture: 'noPaper', text: 'You do not have to bring papers.' },
      ],
    },
    assessment: {
      title: 'We talk about what you need',
      lines: [
        { picture: 'talk', text: 'We talk about what is hard.' },
        { text: 'We talk about what goes well.' },
        { text: 'We talk about what you hope for.' },
        { picture: 'clock', text: 'Take the time you need.' },
      ],
    },
    matching: {
      title: 'We look for people who can help',
      lines: [
        { picture: 'findPeople', text: 'We look for good providers for you.' },
        { text: 'We tell you about them.' },
        { picture: 'choose', text: 'You choose.' },
      ],
    },
    connection: {
      title: 'You meet these people',
      lines: [
        { picture: 'calendar', text: 'We help you make the first appointment.' },
        { picture: 'talk', text: 'Later, we ask how it is going.' },
      ],
    },
  } satisfies Record<StepId, { title: string; lines: EasyLine[] }>,
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
