import type { EasyLine } from '../../../types';
import type { services } from '../../screens/services';
import { callUs } from './common';

type StepId = (typeof services.process.steps)[number]['id'];
type SupportType = (typeof services.support.tabs)[number]['value'];

/** The main points of Services in plain language. */
export const easyServices = {
  intro: [
    { picture: 'family', text: 'You know your family best.' },
    { picture: 'findPeople', text: 'We know who can help.' },
    { text: 'We know who can see you now.' },
    { text: 'We know how to ask.' },
    { picture: 'partners', text: 'Together we find the right match.' },
  ] satisfies EasyLine[],
  listTitle: 'How we help',
  list: [{ picture: 'helper', text: 'A provider is a person or group that helps.' }] satisfies EasyLine[],
  noServices: [
    { picture: 'list', text: 'We are changing our list of services.' },
    callUs,
  ] satisfies EasyLine[],
  processTitle: 'How you get help',
  process: [
    { picture: 'path', text: 'There are 4 steps.' },
    { picture: 'pace', text: 'You go at your own pace.' },
    { picture: 'stop', text: 'You can stop or change your mind at any time.' },
  ] satisfies EasyLine[],
  stepTitle: '{number}. {title}',
  steps: {
    contact: {
      title: 'You contact us',
      lines: [
        { picture: 'phone', text: 'Call, write or come in.' },
        { picture: 'listen', text: 'Someone listens to you.' },
        { picture: 'noPaper', text: 'You do not need any paperwork.' },
      ],
    },
    assessment: {
      title: 'We talk about what you need',
      lines: [
        { picture: 'talk', text: 'We talk about what is hard.' },
        { text: 'We talk about what works.' },
        { text: 'We talk about what you hope for.' },
        { picture: 'clock', text: 'It takes about 1 hour.' },
      ],
    },
    matching: {
      title: 'We find people who can help',
      lines: [
        { picture: 'findPeople', text: 'We suggest 2 or 3 providers.' },
        { text: 'They are right for you.' },
        { text: 'They can see you now.' },
        { picture: 'choose', text: 'You choose.' },
      ],
    },
    connection: {
      title: 'You meet them',
      lines: [
        { picture: 'calendar', text: 'We help you make the first appointment.' },
        { picture: 'phone', text: 'We call you after 1 month.' },
        { text: 'We ask how it is going.' },
      ],
    },
  } satisfies Record<StepId, { title: string; lines: EasyLine[] }>,
  supportTitle: 'Who we help',
  support: [{ picture: 'kinds', text: 'We offer 3 types of support.' }] satisfies EasyLine[],
  supportTypes: {
    individual: {
      title: 'For 1 person',
      lines: [
        { picture: 'ownGoals', text: 'This is for 1 person with their own goals.' },
        { picture: 'speech', text: 'You can get speech, occupational and physical therapy.' },
        { text: 'Speech therapy helps you talk and understand.' },
        { picture: 'shirt', text: 'Occupational therapy helps with everyday tasks.' },
        { picture: 'exercise', text: 'Physical therapy helps your body move.' },
        { picture: 'assistant', text: 'An assistant can help at school or at work.' },
        { picture: 'cooking', text: 'You can learn daily tasks, such as cooking.' },
        { picture: 'worker', text: 'We help you find and keep a job.' },
        { picture: 'listen', text: 'You can talk with someone who takes time to listen.' },
      ],
    },
    family: {
      title: 'For a family',
      lines: [
        { picture: 'home', text: 'This is for everyone at home.' },
        { picture: 'rest', text: 'A caregiver comes to your home.' },
        { text: 'Then you can sleep or go out.' },
        { picture: 'class', text: 'Parents and grandparents can get training.' },
        { picture: 'siblings', text: 'Brothers and sisters have a group.' },
        { picture: 'videoCall', text: 'Families can get counseling, in person or by video call.' },
        { text: 'Counseling means to talk about problems with a trained person.' },
        { picture: 'letter', text: 'We help with benefits, letters and appeals.' },
        { text: 'Benefits are money or help from the government.' },
        { text: 'To appeal means to ask for a new decision.' },
      ],
    },
    community: {
      title: 'For groups and places',
      lines: [
        { picture: 'town', text: 'This is for schools, clubs, companies and neighborhoods.' },
        { picture: 'checkAccess', text: 'We check if buildings and websites work for everyone.' },
        { picture: 'together', text: 'We teach people to live and work together.' },
        { picture: 'class', text: 'We train teachers and coaches.' },
        { picture: 'sportsAndArts', text: 'We have sports and arts clubs that everyone can join.' },
        { picture: 'group', text: 'People with disabilities run groups to help each other.' },
      ],
    },
  } satisfies Record<SupportType, { title: string; lines: EasyLine[] }>,
  callToActionTitle: 'Not sure where to start?',
  callToAction: [
    { picture: 'unsure', text: 'Many people are not sure where to start.' },
    { text: 'We help you choose.' },
    callUs,
    { picture: 'mail', text: 'Write to us:', contact: 'supportEmail' },
    { picture: 'desk', text: 'Or ask at our front desk.' },
  ] satisfies EasyLine[],
};
