export const displaySettings = {
  close: 'Close',
  reset: 'Reset Settings',
  wasReset: 'Text and colors have been reset',
  link: {
    button: 'Copy a Link With My Settings',
    copied: 'The link is copied. Save it: it opens this page with your settings.',
    byHand: 'To keep your settings, copy this address:',
  },
  code: {
    button: 'Open on My Phone With My Settings',
    scan: 'Scan this with your phone. It opens this page with your settings.',
  },
  usualMotion: 'Normal',
  settings: {
    text: {
      label: 'Text size',
      choices: { 100: '100%', 125: '125%', 150: '150%', 175: '175%', 200: '200%' },
    },
    spacing: { label: 'Spacing', choices: { normal: 'Normal', wide: 'Wide' } },
    theme: {
      label: 'Colors',
      choices: { device: 'Same as device', paper: 'Light', dark: 'Dark', contrast: 'Black and yellow' },
    },
    motion: { label: 'Motion', choices: { device: 'Same as device', off: 'Off' } },
    links: { label: 'Links', choices: { normal: 'Normal', underlined: 'Underlined' } },
  },
};
