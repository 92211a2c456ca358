import type { EasyLine } from '../../types';
import type { getInvolved } from '../get-involved';
import { askAtDesk, callUs, writeToUs } from './common';

type RoleId = (typeof getInvolved.volunteer.roles)[number]['id'];
type TierId = (typeof getInvolved.donate.tiers)[number]['id'];
type PartnershipId = (typeof getInvolved.partner.types)[number]['id'];

/** The main points of Get Involved in plain language. */
export const easyGetInvolved = {
  intro: [
    { icon: 'clock', text: 'You can give 1 hour of your time.' },
    { icon: 'heart', text: 'You can give money, or lend a hand.' },
    { icon: 'hands', text: 'Every bit of help counts.' },
  ] satisfies EasyLine[],
  volunteer: [
    { icon: 'clock', text: 'Volunteers give their time and are not paid.' },
    { icon: 'book', text: 'We give you training.' },
    { icon: 'people', text: 'Someone at our office helps you.' },
    { icon: 'heart', text: 'There is good coffee, too.' },
    { icon: 'megaphone', text: 'Do you want to apply?' },
    callUs,
    writeToUs,
    askAtDesk,
  ] satisfies EasyLine[],
  roles: {
    'peer-mentor': [
      { icon: 'heart', text: 'You support someone with a life like yours.' },
      { icon: 'people', text: 'You know about disability or caregiving from your own life.' },
      { icon: 'book', text: 'You come to 2 evenings of training.' },
      { icon: 'calendar', text: 'You stay with us for 1 year.' },
    ],
    'event-support': [
      { icon: 'building', text: 'You set up chairs and help clean up.' },
      { icon: 'hands', text: 'You greet guests and pour coffee.' },
      { icon: 'camera', text: 'You take photos.' },
      { icon: 'heart', text: 'You are friendly and on time.' },
      { icon: 'people', text: 'You are 16 or older.' },
      { icon: 'shield', text: 'You listen to a short safety talk that day.' },
    ],
    'family-support': [
      { icon: 'home', text: 'You give parents an afternoon off.' },
      { icon: 'book', text: 'You play, cook or read with the children.' },
      { icon: 'people', text: 'You give us the names of 2 people who know you.' },
      { icon: 'search', text: 'We check your background.' },
      { icon: 'heart', text: 'We pay for this check.' },
      { icon: 'lifebuoy', text: 'You take a first-aid course with us.' },
    ],
    administrative: [
      { icon: 'phone', text: 'You help with phones, letters, lists and supplies.' },
      { icon: 'home', text: 'It is quiet work.' },
      { icon: 'briefcase', text: 'You need basic computer skills.' },
      { icon: 'shield', text: 'You keep private information private.' },
      { icon: 'calendar', text: 'You come on the same day each week.' },
    ],
  } satisfies Record<RoleId, EasyLine[]>,
  time: 'Time: {time}',
  tiers: {
    ride: { icon: 'compass', text: '{amount} takes 1 child to therapy and back.' },
    'evening-off': {
      icon: 'home',
      text: '{amount} pays a trained caregiver, so a parent has an evening off.',
    },
    'workshop-seat': {
      icon: 'book',
      text: '{amount} pays for a workshop seat, notes, captions and child care.',
    },
    'equipment-loan': {
      icon: 'accessibility',
      text: '{amount} lends a wheelchair, walker or speech device for 6 months.',
    },
  } satisfies Record<TierId, EasyLine>,
  donate: [
    { icon: 'heart', text: 'You can also give another amount.' },
    { icon: 'shield', text: 'This site does not take payments.' },
    { icon: 'phone', text: 'To donate, call:', contact: 'phone' },
    { icon: 'building', text: 'Or come to our front desk.' },
  ] satisfies EasyLine[],
  partner: [
    { icon: 'handshake', text: 'This is for companies, providers and community groups.' },
  ] satisfies EasyLine[],
  partnerships: {
    provider: [
      { icon: 'people', text: 'You meet the families you trained to help.' },
      { icon: 'handshake', text: 'We send you families who need what you offer.' },
      { icon: 'mail', text: 'You have less paperwork to get started.' },
      { icon: 'book', text: 'You are in our list of providers.' },
    ],
    sponsor: [
      { icon: 'building', text: 'This is for companies.' },
      { icon: 'heart', text: 'People will remember what you gave.' },
      { icon: 'search', text: 'We tell you clearly what your money did.' },
      { icon: 'calendar', text: 'Your team can help on volunteer days.' },
      { icon: 'accessibility', text: 'Your staff learns how to include people with disabilities.' },
    ],
    community: [
      { icon: 'home', text: 'You share space, skills and volunteers with us.' },
      { icon: 'calendar', text: 'We hold events together and share the costs.' },
      { icon: 'accessibility', text: 'We check for free if everyone can use your space.' },
      { icon: 'hands', text: 'Our volunteers can help you.' },
    ],
  } satisfies Record<PartnershipId, EasyLine[]>,
  callToAction: [
    { icon: 'sprout', text: 'Start small.' },
    { icon: 'clock', text: 'You can try it for 1 afternoon.' },
    callUs,
    writeToUs,
    { icon: 'people', text: 'A real person will answer.' },
  ] satisfies EasyLine[],
};
