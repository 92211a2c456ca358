import { dock } from './dock';
import { foundation } from './foundation';
import { readingTools } from './reading-tools';

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
    otherwise: 'Or begin with:',
    choices: {
      largeText: 'Large text',
      easyRead: readingTools.easyRead.toggle,
      lowerScreen: dock.lower.toggle,
      audioGuide: 'Audio guide',
    },
    welcome: `Welcome to ${foundation.name}.`,
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
    voice: {
      missing: 'Voice: none is installed for this language, so the kiosk cannot read aloud.',
      untested: 'Voice: not tested yet.',
      working: 'Voice: working.',
      dead: 'Voice: not answering. Restart the device; if that does not help, see its setup guide.',
    },
    close: 'Close',
    display: {
      figures:
        'All sizes are for a display of {inches} inches, whose lower edge is {height} mm above the floor.',
      assumed: {
        inches: 'The size of the display was not set. Measure its diagonal and set --screen-inches.',
        lowerEdgeMm:
          'The height of the display was not set. Measure from the floor to its lower edge and set --lower-edge-mm.',
      },
      invalid: {
        inches: 'The size that was set is impossible. --screen-inches must be a number from 7 to 120.',
        lowerEdgeMm:
          'The height that was set is impossible. --lower-edge-mm must be a number from 0 to 1500.',
      },
    },
  },
};
