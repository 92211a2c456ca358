/** The copy of the kiosk's dock, its sheets, and its part of the display settings. */
export const dock = {
  label: 'Controls',
  home: 'Home',
  back: 'Back',
  nothingBefore: 'You have not seen another screen yet.',
  menu: 'Menu',
  close: 'Close',
  page: {
    previous: 'Page up',
    next: 'Page down',
    top: 'This is the top of the screen.',
    end: 'This is the end of the screen.',
  },
  noEasyRead: 'This screen has no Easy read version.',
  lower: {
    toggle: 'Lower screen',
    description: 'Bring everything lower',
    help: 'Need help? Ask at the desk',
    label: 'Height of the screen',
    off: 'Full height',
    choices: { reach: 'Lower', low: 'Even lower', half: 'Lower half' },
  },
  hold: {
    label: 'Hold to press',
    hint: 'Buttons and links wait until you have pressed them for half a second. Shorter touches do nothing.',
    choices: { off: 'Off', on: 'On' },
    holding: 'Keep holding',
    held: 'Now let go',
    tooShort: 'That was too short. Press for half a second, then let go.',
  },
  finish: {
    button: 'Finish',
    title: 'Finish and clear?',
    text: 'Everything you typed or chose here will be erased.',
    cancel: 'No, keep going',
    confirm: 'Yes, finish',
  },
};
