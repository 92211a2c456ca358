import { foundation } from './foundation';

/** What the unattended display says beside the site itself. */
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
    content: 'Content Management',
    reset: 'Reset now',
    leave: 'Leave kiosk',
    close: 'Close',
  },
  keyboard: {
    label: 'On-screen keyboard',
    backspace: '⌫ Delete',
    enter: 'New line',
    space: 'Space',
    shift: '⇧ Shift',
    close: 'Close keyboard',
  },
};
