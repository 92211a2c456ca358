import { foundation } from './foundation';

/** The copy of the kiosk: its idle warning, rest screen and staff panel. */
export const kiosk = {
  warning: {
    title: 'Are you still there?',
    text: 'This screen is about to start over for the next visitor. Anything you typed here will be erased.',
    countdown: '{seconds} s',
    spoken: '{seconds} seconds left. Touch the screen or press any key to continue.',
    goOn: 'I am still here',
  },
  rest: {
    name: foundation.name,
    begin: 'Touch to begin',
    text: 'Help for persons with special needs and their families',
  },
  staff: {
    title: 'Staff',
    text: 'Only for people who work here.',
    pinLabel: 'PIN',
    digits: 'Digits',
    clear: 'Clear',
    unlock: 'Open',
    refused: 'That is not the right PIN.',
    locked: 'Too many tries. Try again in {seconds} seconds.',
    lockedForMinutes: 'Too many tries. Try again in {minutes} minutes.',
    failed: 'The PIN could not be checked. Please try again.',
    content: 'Content Management',
    reset: 'Reset now',
    leave: 'Leave kiosk',
    close: 'Close',
  },
};
