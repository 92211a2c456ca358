/** The bar that finds a text on the screen. */
export const findOnScreen = {
  label: 'Find on this screen',
  position: '{index} of {count}',
  /** How often the text is on a screen that has just been opened. */
  onScreen: '{count} on this screen',
  notFound: 'Not found',
  previous: 'Previous',
  next: 'Next',
  /** Closes the bar; the focus goes to what was found. */
  goThere: 'Go There',
  close: 'Close',
};
