/** The transcript of the not-found screen, from its heading on. */
export const notFound: readonly string[] = [
  'heading, 404 Oops! Page not found, level 1',
  'It looks like this thread has come loose. Let us help you find your way back.',
  'link, Return to Home',
];
