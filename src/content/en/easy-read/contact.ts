import type { EasyLine } from '../../types';
import { contacts, foundation } from '../foundation';

/** The main points of Contact in plain language. */
export const easyContact = {
  intro: [
    { icon: 'megaphone', text: 'You can ask us anything.' },
    { icon: 'people', text: 'A real person reads every message.' },
    { icon: 'heart', text: 'No question is too small.' },
    { icon: 'clock', text: 'We usually reply within 24 hours on business days.' },
  ] satisfies EasyLine[],
  crisis: [
    { icon: 'lifebuoy', text: 'Call the crisis line:', contact: 'crisisLine', qrCode: true },
    { icon: 'clock', text: 'It is open 24 hours a day.' },
    { icon: 'calendar', text: 'It is open 7 days a week, all year.' },
    { icon: 'people', text: 'A trained person answers.' },
    { icon: 'phone', text: 'If someone’s life is in danger, call 911.' },
  ] satisfies EasyLine[],
  ways: [
    { icon: 'phone', text: 'Call us:', contact: 'phone', qrCode: true },
    { icon: 'mail', text: 'Write to us:', contact: 'email', qrCode: true },
    { icon: 'hands', text: 'For support, write to:', contact: 'supportEmail', qrCode: true },
    { icon: 'handshake', text: 'For partners:', contact: 'partnersEmail', qrCode: true },
    { icon: 'printer', text: `Our fax number is ${contacts.fax.text}.` },
  ] satisfies EasyLine[],
  hoursTitle: 'Office hours',
  map: [
    { icon: 'map-pin', text: `We are at ${foundation.addressInline}.` },
    { icon: 'accessibility', text: 'There are no steps at the entrance.' },
    { icon: 'compass', text: 'The bus stop is 2 minutes away.' },
  ] satisfies EasyLine[],
  form: [
    { icon: 'mail', text: 'The full page helps you write a message.' },
    { icon: 'people', text: 'Fill in your first name, last name and e-mail.' },
    { icon: 'phone', text: 'You can leave out your phone number.' },
    { icon: 'search', text: 'Choose what your message is about.' },
    { icon: 'book', text: 'Then write your message.' },
    { icon: 'shield', text: 'This page does not send it.' },
    { icon: 'printer', text: 'You can copy it, print it or e-mail it to us.' },
  ] satisfies EasyLine[],
};
