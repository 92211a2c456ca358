import type { EasyLine } from '../../types';
import type { services } from '../services';
import { callUs } from './common';

type StepId = (typeof services.process.steps)[number]['id'];
type SupportType = (typeof services.support.tabs)[number]['value'];

/** The main points of Services in plain language. */
export const easyServices = {
  intro: [
    { icon: 'heart', text: 'You know your family best.' },
    { icon: 'search', text: 'We know who can help, and who has openings.' },
    { icon: 'megaphone', text: 'We know how to ask.' },
    { icon: 'handshake', text: 'Together we find the right match.' },
  ] satisfies EasyLine[],
  list: [{ icon: 'hands', text: 'A provider is a person or group that helps.' }] satisfies EasyLine[],
  noServices: [{ icon: 'book', text: 'We are changing our list of services.' }, callUs] satisfies EasyLine[],
  process: [
    { icon: 'compass', text: 'There are 4 steps.' },
    { icon: 'clock', text: 'You go at your own pace.' },
    { icon: 'heart', text: 'You can stop or change your mind at any time.' },
  ] satisfies EasyLine[],
  stepTitle: '{number}. {title}',
  steps: {
    contact: [
      { icon: 'phone', text: 'Call, write or come in.' },
      { icon: 'megaphone', text: 'A real person listens.' },
      { icon: 'book', text: 'You do not need any paperwork.' },
    ],
    assessment: [
      { icon: 'puzzle', text: 'We talk about what is hard.' },
      { icon: 'sparkles', text: 'We talk about what works.' },
      { icon: 'heart', text: 'We talk about what you hope for.' },
      { icon: 'clock', text: 'It takes about 1 hour.' },
    ],
    matching: [
      { icon: 'search', text: 'We suggest 2 or 3 providers.' },
      { icon: 'handshake', text: 'They are right for you, and they have openings.' },
      { icon: 'hands', text: 'You choose.' },
    ],
    connection: [
      { icon: 'calendar', text: 'We help you make the first appointment.' },
      { icon: 'phone', text: 'We call you after 1 month.' },
      { icon: 'heart', text: 'We ask how it is going.' },
    ],
  } satisfies Record<StepId, EasyLine[]>,
  support: [{ icon: 'hands', text: 'We offer 3 types of support.' }] satisfies EasyLine[],
  supportTypes: {
    individual: [
      { icon: 'heart', text: 'This is for 1 person with their own goals.' },
      { icon: 'megaphone', text: 'You can get speech, occupational and physical therapy.' },
      { icon: 'hands', text: 'Occupational therapy helps with everyday tasks.' },
      { icon: 'sparkles', text: 'Physical therapy helps your body move.' },
      { icon: 'accessibility', text: 'An assistant can help at school or at work.' },
      { icon: 'home', text: 'You can learn daily skills, such as cooking and money.' },
      { icon: 'briefcase', text: 'We help you find and keep a job.' },
      { icon: 'people', text: 'You can talk with someone who takes time to listen.' },
    ],
    family: [
      { icon: 'home', text: 'This is for everyone at home.' },
      { icon: 'clock', text: 'A caregiver comes, so that you can sleep or go out.' },
      { icon: 'book', text: 'Parents and grandparents can get training.' },
      { icon: 'people', text: 'Brothers and sisters have a group.' },
      { icon: 'megaphone', text: 'Families can get counseling, in person or by video call.' },
      { icon: 'mail', text: 'We help with benefits, letters and appeals.' },
      { icon: 'shield', text: 'To appeal means to ask for a new decision.' },
    ],
    community: [
      { icon: 'building', text: 'This is for schools, clubs, companies and neighborhoods.' },
      { icon: 'accessibility', text: 'We check if buildings and websites work for everyone.' },
      { icon: 'handshake', text: 'We teach people to live and work together.' },
      { icon: 'book', text: 'We train teachers and coaches.' },
      { icon: 'flower', text: 'We have sports and arts clubs that everyone can join.' },
      { icon: 'people', text: 'Disabled people run groups to help each other.' },
    ],
  } satisfies Record<SupportType, EasyLine[]>,
  callToAction: [
    { icon: 'people', text: 'Many people are not sure where to start.' },
    { icon: 'heart', text: 'We figure it out together.' },
    callUs,
    { icon: 'mail', text: 'Write to us:', contact: 'supportEmail' },
    { icon: 'building', text: 'Or ask at our front desk.' },
  ] satisfies EasyLine[],
};
