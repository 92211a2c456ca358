/** How the settings of the display are called, each with its choices. */
export const display = {
  open: 'Display',
  title: 'Display settings',
  close: 'Close',
  reset: 'Reset settings',
  wasReset: 'All display settings are as they were at first',
  announce: (setting: string, choice: string) => `${setting} ${choice}`,
  settings: {
    text: {
      label: 'Text size',
      choices: { 100: '100 %', 125: '125 %', 150: '150 %', 175: '175 %', 200: '200 %' },
    },
    spacing: { label: 'Spacing', choices: { normal: 'Normal', wide: 'Wide' } },
    theme: {
      label: 'Colors',
      choices: { device: 'As the device', paper: 'Paper', dark: 'Dark', contrast: 'Black and yellow' },
    },
    motion: { label: 'Motion', choices: { device: 'As the device', off: 'Off' } },
    links: { label: 'Links', choices: { normal: 'Normal', underlined: 'Underlined' } },
  },
} as const;
