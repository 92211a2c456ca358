export const findOnScreen = {
  label: 'Find on this screen',
  position: '{index} of {count}',
  /** How often the text is on a screen that has just been opened. */
  onScreen: '{count} on this screen',
  notFound: 'Not found',
  previous: 'Previous',
  next: 'Next',
  /** Closes the bar and focuses the match. */
  goThere: 'Go There',
  close: 'Close',
};
