export const readingTools = {
  easyRead: {
    toggle: 'Easy read',
    showFullPage: 'Show the full page',
    fullPageShown: 'You are back on the full page.',
    failed: 'Easy read cannot be shown right now. This is the full page.',
  },
  readAloud: {
    label: 'Read aloud',
    start: 'Read aloud',
    pause: 'Pause',
    resume: 'Continue',
    stop: 'Stop',
    failed: 'The voice is not answering. You can try again, or read on without it.',
    tryAgain: 'Try again',
    close: 'Close',
  },
};
