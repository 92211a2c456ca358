import type { EasyLine } from '../../../types';
import type { getInvolved } from '../../screens/get-involved';
import { askAtDesk, callUs, writeToUs } from './common';

type RoleId = (typeof getInvolved.volunteer.roles)[number]['id'];
type TierId = (typeof getInvolved.donate.tiers)[number]['id'];
type PartnershipId = (typeof getInvolved.partner.types)[number]['id'];

/** The main points of Get Involved in plain language. */
export const easyGetInvolved = {
  intro: [
    { picture: 'clock', text: 'You can give 1 hour of your time.' },
    { picture: 'kindness', text: 'You can also give money.' },
    { text: 'Every bit of help counts.' },
  ] satisfies EasyLine[],
  volunteerTitle: 'Be a volunteer',
  volunteer: [
    { picture: 'volunteer', text: 'Volunteers give their time.' },
    { text: 'They help for free.' },
    { picture: 'class', text: 'We give you training.' },
    { picture: 'helper', text: 'Someone at our office helps you.' },
    { text: 'There is good coffee, too.' },
    { picture: 'ask', text: 'Do you want to apply?' },
    { text: 'To apply means to say that you want to help.' },
    callUs,
    writeToUs,
    askAtDesk,
  ] satisfies EasyLine[],
  roles: {
    'peer-mentor': {
      title: 'Help someone like you',
      lines: [
        { picture: 'buddy', text: 'You support someone with a life like yours.' },
        { text: 'You know about disability or caregiving from your own life.' },
        { picture: 'class', text: 'You come to 2 evenings of training.' },
        { picture: 'calendar', text: 'You stay with us for 1 year.' },
      ],
    },
    'event-support': {
      title: 'Help at events',
      lines: [
        { picture: 'chairs', text: 'You set up chairs and help clean up.' },
        { picture: 'coffee', text: 'You greet guests and pour coffee.' },
        { picture: 'camera', text: 'You take photos.' },
        { picture: 'smile', text: 'You are friendly and on time.' },
        { picture: 'ages', text: 'You are 16 or older.' },
        { picture: 'safety', text: 'You listen to a short safety talk that day.' },
      ],
    },
    'family-support': {
      title: 'Help a family',
      lines: [
        { picture: 'rest', text: 'You give a family an afternoon off.' },
        { picture: 'childcare', text: 'You play, cook or read with the children.' },
        { picture: 'idCard', text: 'You give us the names of 2 people who know you.' },
        { text: 'We check if you had serious problems with the law.' },
        { text: 'We pay for this check.' },
        { picture: 'firstAid', text: 'You take a first-aid course with us.' },
      ],
    },
    administrative: {
      title: 'Help in our office',
      lines: [
        { picture: 'folder', text: 'You help with phones, letters, lists and supplies.' },
        { text: 'It is quiet work.' },
        { picture: 'computer', text: 'You need basic computer skills.' },
        { picture: 'lock', text: 'You keep what you hear and read private.' },
        { picture: 'calendar', text: 'You come on the same day each week.' },
      ],
    },
  } satisfies Record<RoleId, { title: string; lines: EasyLine[] }>,
  time: 'Time: {time}',
  donateTitle: 'Give money',
  tiers: {
    ride: { picture: 'car', text: '{amount} takes 1 child to therapy and back.' },
    'evening-off': {
      picture: 'caregiver',
      text: '{amount} pays for 1 evening of care.',
    },
    'workshop-seat': {
      picture: 'class',
      text: '{amount} pays for 1 person to join a workshop.',
    },
    'equipment-loan': {
      picture: 'wheelchair',
      text: '{amount} lends a wheelchair or other equipment for 6 months.',
    },
  } satisfies Record<TierId, EasyLine>,
  donate: [
    { picture: 'money', text: 'You can also give another amount.' },
    { picture: 'noPayment', text: 'This site does not take payments.' },
    { picture: 'phone', text: 'To donate, call:', contact: 'phone' },
    { picture: 'desk', text: 'Or come to our front desk.' },
  ] satisfies EasyLine[],
  partnerTitle: 'For companies and groups',
  partner: [
    { picture: 'partners', text: 'This is for companies, providers and community groups.' },
  ] satisfies EasyLine[],
  partnerships: {
    provider: {
      title: 'For providers',
      lines: [
        { picture: 'family', text: 'You meet the families you trained to help.' },
        { text: 'We send you families who need what you offer.' },
        { picture: 'noPaper', text: 'You have less paperwork to get started.' },
        { picture: 'list', text: 'You are in our list of providers.' },
      ],
    },
    sponsor: {
      title: 'For companies',
      lines: [
        { picture: 'company', text: 'This is for companies.' },
        { picture: 'star', text: 'People will remember what you gave.' },
        { picture: 'chart', text: 'We tell you clearly what your money did.' },
        { picture: 'volunteer', text: 'Your team can help on volunteer days.' },
        { picture: 'together', text: 'Your staff learns how to include people with disabilities.' },
      ],
    },
    community: {
      title: 'For community groups',
      lines: [
        { picture: 'door', text: 'You share space, skills and volunteers with us.' },
        { picture: 'group', text: 'We hold events together and share the costs.' },
        { picture: 'checkAccess', text: 'We check for free if everyone can use your space.' },
        { picture: 'volunteer', text: 'Our volunteers can help you.' },
      ],
    },
  } satisfies Record<PartnershipId, { title: string; lines: EasyLine[] }>,
  callToActionTitle: 'How to start',
  callToAction: [
    { picture: 'smallSteps', text: 'Start small.' },
    { text: 'You can try it for 1 afternoon.' },
    callUs,
    writeToUs,
    { picture: 'talk', text: 'Someone will answer you.' },
  ] satisfies EasyLine[],
};
