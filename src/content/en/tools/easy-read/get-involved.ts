import type { EasyLine, PlainItems } from '../../../types';
import { askAtDesk, callUs, writeToUs } from './common';

/** The main points of Get Involved in plain language. */
export const easyGetInvolved = {
  intro: [
    { picture: 'clock', text: 'You can give 1 hour of your time.' },
    { picture: 'kindness', text: 'You can give money, too.' },
    { text: 'All help is welcome.' },
  ] satisfies EasyLine[],
  volunteerTitle: 'Be a volunteer',
  volunteer: [
    { picture: 'volunteer', text: 'Volunteers give us their time.' },
    { picture: 'class', text: 'We show you what to do.' },
    { picture: 'helper', text: 'Someone always helps you.' },
    { picture: 'ask', text: 'Do you want to help?' },
    { text: 'Tell us.' },
    callUs,
    writeToUs,
    askAtDesk,
  ] satisfies EasyLine[],
  /** The samples, by their ids. */
  roles: {
    1: {
      title: 'Help someone like you',
      lines: [
        { picture: 'buddy', text: 'You help someone with a life like yours.' },
        { picture: 'assistant', text: 'This is for caregivers and people with a disability.' },
        { picture: 'class', text: 'You come to 2 evening classes.' },
        { picture: 'calendar', text: 'You help us for 1 year.' },
      ],
    },
    2: {
      title: 'Help at events',
      lines: [
        { picture: 'chairs', text: 'You set up chairs.' },
        { text: 'You help clean up.' },
        { picture: 'coffee', text: 'You say hello to guests.' },
        { text: 'You pour coffee.' },
        { picture: 'camera', text: 'You take photos.' },
        { picture: 'smile', text: 'You must be friendly and on time.' },
        { picture: 'ages', text: 'You must be 16 or older.' },
        { picture: 'safety', text: 'That day, we tell you how to stay safe.' },
      ],
    },
    3: {
      title: 'Help a family',
      lines: [
        { picture: 'rest', text: 'You give parents some time off.' },
        { picture: 'childcare', text: 'You play, cook or read with the children.' },
        { picture: 'idCard', text: 'You give us the names of 2 people who know you.' },
        { text: 'We check if you had big problems with the law.' },
        { text: 'We pay for this check.' },
        { picture: 'firstAid', text: 'We teach you what to do in an accident.' },
      ],
    },
    4: {
      title: 'Help in our office',
      lines: [
        { picture: 'folder', text: 'You help with phones, letters, lists and supplies.' },
        { text: 'It is quiet work.' },
        { picture: 'computer', text: 'You must know how to use a computer.' },
        { picture: 'lock', text: 'You keep people’s information secret.' },
        { picture: 'calendar', text: 'You come on the same day each week.' },
      ],
    },
  } as PlainItems,
  time: 'Time: {time}',
  donateTitle: 'Give money',
  gifts: {
    1: { picture: 'car', text: 'With {amount} dollars, 1 child gets to therapy and back.' },
    2: {
      picture: 'caregiver',
      text: 'With {amount} dollars, a caregiver comes for 1 evening.',
    },
    3: {
      picture: 'class',
      text: 'With {amount} dollars, 1 person can join a workshop.',
    },
    4: {
      picture: 'wheelchair',
      text: 'With {amount} dollars, we lend a wheelchair for 6 months.',
    },
  } as Readonly<Partial<Record<number, EasyLine>>>,
  donate: [
    { picture: 'money', text: 'You can give more or less.' },
    { picture: 'noPayment', text: 'This site does not take payments.' },
    { picture: 'phone', text: 'To give money, call:', contact: 'phone' },
    { picture: 'desk', text: 'Or come to our front desk.' },
  ] satisfies EasyLine[],
  partnerTitle: 'For companies and groups',
  partner: [
    { picture: 'partners', text: 'This is for companies, providers and community groups.' },
  ] satisfies EasyLine[],
  partnerships: {
    1: {
      title: 'For providers',
      lines: [
        { picture: 'family', text: 'You meet families who need your help.' },
        { text: 'We tell them about you.' },
        { picture: 'noPaper', text: 'You have fewer forms to fill out.' },
        { picture: 'list', text: 'You are on our list of providers.' },
      ],
    },
    2: {
      title: 'For companies',
      lines: [
        { picture: 'company', text: 'This is for companies.' },
        { picture: 'star', text: 'People will know that you helped.' },
        { picture: 'chart', text: 'We show you what your money did.' },
        { picture: 'volunteer', text: 'Your team can help us for a day.' },
        { picture: 'together', text: 'Your team learns to work with everyone.' },
      ],
    },
    3: {
      title: 'For community groups',
      lines: [
        { picture: 'door', text: 'You share rooms, ideas and volunteers with us.' },
        { picture: 'group', text: 'We plan events with you.' },
        { text: 'We share the costs.' },
        { picture: 'checkAccess', text: 'We check if everyone can use your rooms.' },
        { text: 'This check is free.' },
        { picture: 'volunteer', text: 'Our volunteers can help you.' },
      ],
    },
  } as PlainItems,
  callToActionTitle: 'How to start',
  callToAction: [
    { picture: 'smallSteps', text: 'First, call or write to us.' },
    { text: 'Then start with a small task.' },
    { text: 'Then decide if you like it.' },
    callUs,
    writeToUs,
    { picture: 'talk', text: 'Someone answers you.' },
  ] satisfies EasyLine[],
};
