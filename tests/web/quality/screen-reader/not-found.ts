/** What is heard of the not-found screen, from its heading on. */
export const notFound: readonly string[] = [
  'heading, 404 Oops! Page not found, level 1',
  'This thread leads nowhere. Let us take you back to where things hold together.',
  'link, Return to Home',
];
