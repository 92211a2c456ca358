export const readAloud = {
  label: 'Read aloud',
  start: 'Read aloud',
  pause: 'Pause',
  resume: 'Continue',
  stop: 'Stop',
  failed: 'The voice is not working. You can try again, or read on without it.',
  tryAgain: 'Try again',
  close: 'Close',
};
