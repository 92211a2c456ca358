import type { EasyLine } from '../../types';
import { contacts, foundation } from '../foundation';

/** The main points of Contact in plain language. */
export const easyContact = {
  intro: [
    { picture: 'ask', text: 'You can ask us anything.' },
    { text: 'No question is too small.' },
    { picture: 'letter', text: 'A real person reads every message.' },
    { picture: 'clock', text: 'We usually reply within 24 hours on business days.' },
  ] satisfies EasyLine[],
  crisisTitle: 'Do you need help right now?',
  crisis: [
    { picture: 'crisis', text: 'Call the crisis line:', contact: 'crisisLine' },
    { picture: 'clock', text: 'It is open 24 hours a day.' },
    { text: 'It is open 7 days a week, all year.' },
    { picture: 'listen', text: 'A trained person answers.' },
    { picture: 'ambulance', text: 'If someone’s life is in danger, call 911.' },
  ] satisfies EasyLine[],
  waysTitle: 'How to reach us',
  ways: [
    { picture: 'phone', text: 'Call us:', contact: 'phone' },
    { picture: 'mail', text: 'Write to us:', contact: 'email' },
    { picture: 'helper', text: 'For support, write to:', contact: 'supportEmail' },
    { picture: 'partners', text: 'For partners:', contact: 'partnersEmail' },
    { picture: 'printer', text: `Our fax number is ${contacts.fax.text}.` },
  ] satisfies EasyLine[],
  hoursTitle: 'When we are open',
  mapTitle: 'Where we are',
  map: [
    { picture: 'place', text: `We are at ${foundation.addressInline}.` },
    { picture: 'wheelchairRamp', text: 'There are no steps at the entrance.' },
    { picture: 'bus', text: 'The bus stop is across the street.' },
    { text: 'It is 2 minutes away.' },
  ] satisfies EasyLine[],
  formTitle: 'Write a message',
  form: [
    { picture: 'computer', text: 'The full page helps you write a message.' },
    { picture: 'form', text: 'Fill in your first name, last name and e-mail.' },
    { text: 'You can leave out your phone number.' },
    { picture: 'choose', text: 'Choose what your message is about.' },
    { picture: 'write', text: 'Then write your message.' },
    { picture: 'send', text: 'This page does not send it.' },
    { text: 'You can copy it, print it or e-mail it to us.' },
  ] satisfies EasyLine[],
};
