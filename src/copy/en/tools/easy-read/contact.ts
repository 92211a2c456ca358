import type { Facts } from '@/content/facts';
import { dropMissing } from '@/lib/drop-missing';
import type { Choice } from '../../../types';
import type { contact } from '../../screens/contact';
import type { EasyLine } from './common';
import { callUs, callWithRelay, writeToUs } from './common';

type FullContact = ReturnType<typeof contact>;

interface EasyQuestion {
  title: string;
  label: string;
  lines: readonly EasyLine[];
}

export const easyContact = ({ addressInline, relay, contacts: { phone } }: Facts) => ({
  title: 'Talk to us',
  emergency: {
    picture: 'ambulance',
    text: 'If someone’s life is in danger:',
    emergency: 'Call 911.',
  } satisfies EasyLine,
  crisis: [
    { picture: 'crisis', text: 'In a crisis, call:', contact: 'crisisLine' },
    { text: 'You can call any time, day or night.' },
    { picture: 'textMessage', text: 'Or send a text message:', contact: 'crisisTextLine' },
  ] satisfies EasyLine[],
  waysTitle: 'How to reach us',
  ways: dropMissing<EasyLine>([
    callUs,
    callWithRelay,
    relay && { text: `Ask the person at ${relay} to call ${phone.text}.` },
    { picture: 'textMessage', text: 'Send us a text message:', contact: 'textLine' },
    writeToUs,
    { picture: 'helper', text: 'To get help, write to:', contact: 'supportEmail' },
    { picture: 'partners', text: 'For companies and groups, write to:', contact: 'partnersEmail' },
  ]),
  hoursTitle: 'When we are open',
  languagesTitle: 'Other languages',
  storyTitles: { visit: 'Your first visit', call: 'Your first call' },
  mapTitle: 'Where we are',
  map: [{ picture: 'place', text: `We are at ${addressInline}.` }] satisfies EasyLine[],
  formTitle: 'Write a message',
  form: [
    { picture: 'ask', text: 'You can ask us anything.' },
    { picture: 'form', text: 'We ask you 1 question at a time.' },
    { picture: 'send', text: 'At the end, you send the message yourself.' },
  ] satisfies EasyLine[],
  messageForm: {
    progress: 'Question {number} of {total}',
    next: 'Next',
    back: 'Back',
    finish: 'Show my message',
    questions: {
      firstName: {
        title: 'What is your first name?',
        label: 'First name',
        lines: [{ picture: 'idCard', text: 'We use it to answer you.' }],
      },
      lastName: {
        title: 'What is your last name?',
        label: 'Last name',
        lines: [{ picture: 'family', text: 'For example: Smith.' }],
      },
      email: {
        title: 'What is your e-mail address?',
        label: 'E-mail',
        lines: [{ picture: 'mail', text: 'We send our answer there.' }],
      },
      phone: {
        title: 'What is your phone number?',
        label: 'Phone number',
        lines: [{ picture: 'phone', text: 'You can leave this empty.' }, { text: 'Then press “Next.”' }],
      },
      inquiryType: {
        title: 'What is your message about?',
        label: 'My message is about:',
        lines: [{ picture: 'choose', text: 'Choose 1 answer.' }],
      },
      message: {
        title: 'What do you want to tell us?',
        label: 'Your message',
        lines: [{ picture: 'write', text: 'You can write a lot or a little.' }],
      },
    } satisfies Record<keyof FullContact['form']['labels'], EasyQuestion>,
    errors: {
      firstName: 'Please write your first name.',
      lastName: 'Please write your last name.',
      email: 'Please write your e-mail address.',
      emailShape: 'Please write your e-mail address like this: name@example.com',
      inquiryType: 'Please choose 1 answer.',
      message: 'Please write your message.',
    } satisfies FullContact['form']['errors'],
    inquiryTypes: [
      { value: 'support', label: 'I need help' },
      { value: 'provider', label: 'I offer services' },
      { value: 'volunteer', label: 'I want to give my time' },
      { value: 'donation', label: 'I want to give money' },
      { value: 'partnership', label: 'My company or group wants to help' },
      { value: 'general', label: 'I have a question' },
      { value: 'other', label: 'Something else' },
    ] satisfies Choice[],
    textLimit: {
      left: 'Letters that you can still write: {count}',
      cut: 'Your text is too long.\nWe kept the first {max} letters.\nPlease read the end again.',
    },
    prepared: {
      title: 'Your message is ready',
      text: 'Now you need to send it.',
      messageLabel: 'Your message',
      copy: 'Copy my message',
      copied: { title: 'Copied', description: 'You can paste your message in an e-mail.' },
      selected: {
        title: 'Copy your message',
        description: 'To copy it, press Ctrl and C together.\nOr touch and hold the text.',
      },
      mail: 'Open in my e-mail',
      tooLongForMail:
        'Your message is too long for this button.\nPress “Copy my message.”\nThen open your e-mail.\nThen paste your message.',
      textMessage: 'Send as a text message',
      print: 'Print',
      code: 'Point the camera of your phone at this picture.\nYour message opens on your phone.\nSend it from there.',
      shortened: 'The end of your message is missing in this picture.\nWrite the end on your phone.',
      orCall: 'You can also call us or write to us:',
    } satisfies Omit<FullContact['prepared'], 'subject' | 'lines'>,
  },
});
