import { screenNames } from '../shared/site';

export const staff = {
  title: 'Staff',
  text: 'Only for people who work here.',
  pinLabel: 'PIN',
  digits: 'Digits',
  /** What is announced in place of a digit. */
  typedDigit: 'star',
  clear: 'Clear',
  unlock: 'Open',
  refused: 'That is not the right PIN.',
  locked: {
    one: 'Too many tries. Try again in {seconds} second.',
    other: 'Too many tries. Try again in {seconds} seconds.',
  },
  lockedForMinutes: 'Too many tries. Try again in {minutes} minutes.',
  failed: 'The PIN could not be checked. Please try again.',
  content: screenNames.admin,
  reset: 'Start over now',
  leave: 'Leave kiosk',
  voice: {
    missing: 'Voice: none is installed for this language, so the kiosk cannot read aloud.',
    untested: 'Voice: not tested yet.',
    working: 'Voice: working.',
    dead: 'Voice: not working. Restart the device; if that does not help, see its setup guide.',
  },
  volume:
    'On Linux, set the volume of the voice in the system’s settings, so that people in front of the kiosk can hear it.',
  keypad: {
    current: 'Keypad of the audio guide: {keypad}.',
    invalid:
      'The kiosk cannot use the keypad that was set. It is using the arrow keys. Check the option --keypad.',
    press: 'Press a key of a keypad to see what the option --keypad calls it.',
    pressed: 'The option --keypad calls this key {code}.',
    unusable: 'The kiosk cannot use the key {code}.',
  },
  contentFile: {
    shown:
      'Content file: {name}, changed {changed}. Its fingerprint (SHA-256) changes whenever the file does: {sha256}.',
    examples:
      'The phone numbers of this kiosk are only examples: nobody answers. Start it with a content file that has your own.',
    notShown: 'The content file {name} is not shown:',
  },
  close: 'Close',
  display: {
    figures:
      'All sizes are for a display of {inches} inches, whose lower edge is {height} mm above the floor.',
    assumed: {
      inches: 'The size of the display was not set. Measure its diagonal and set the option --screen-inches.',
      lowerEdgeMm:
        'The height of the display was not set. Measure from the floor to its lower edge and set the option --lower-edge-mm.',
    },
    invalid: {
      inches:
        'The size that was set is impossible. The option --screen-inches must be a number from 7 to 120.',
      lowerEdgeMm:
        'The height that was set is impossible. The option --lower-edge-mm must be a number from 0 to 1500.',
    },
  },
};
