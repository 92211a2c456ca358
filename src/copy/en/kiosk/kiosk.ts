import type { Facts } from '@/content/facts';
import { readingTools } from '../shared/reading-tools';
import { dock } from './dock';

/** Invites visitors while the kiosk rests, beside the same in each other language: they may read only one of them. */
export const invitation: string = 'Touch to begin';

export const kiosk = (facts: Facts) => ({
  warning: {
    title: 'Are you still there?',
    text: 'This screen is about to start over for the next visitor. Anything you typed here will be erased.',
    spoken: '{seconds} seconds left. Touch the screen or press any key to continue.',
    goOn: 'I am still here',
  },
  rest: {
    name: facts.name,
    otherwise: 'Or begin with:',
    choices: {
      largeText: 'Large text',
      easyRead: readingTools.easyRead.toggle,
      lowerScreen: dock.lower.toggle,
      audioGuide: 'Audio guide',
    },
    switches: 'To use a switch, press it three times.',
    welcome: `Welcome to ${facts.name}.`,
    text: 'Help for people with special needs and their families',
  },
  failed: {
    title: 'This screen is about to start over',
    text: `It should be back in a minute. If you cannot wait, ask at the desk right here, or call us: ${facts.contacts.phone.text}.`,
  },
});
