/** What the reading tools above each screen's title say. */
export const reading = {
  easyRead: { toggle: 'Easy read', showFullPage: 'Show the full page' },
  readAloud: {
    label: 'Read aloud',
    start: 'Read aloud',
    pause: 'Pause',
    goOn: 'Continue',
    stop: 'Stop',
  },
};
