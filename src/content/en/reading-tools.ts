export const readingTools = {
  easyRead: { toggle: 'Easy read', showFullPage: 'Show the full page' },
  readAloud: {
    label: 'Read aloud',
    start: 'Read aloud',
    pause: 'Pause',
    resume: 'Continue',
    stop: 'Stop',
  },
};
