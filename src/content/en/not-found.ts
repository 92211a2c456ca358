export const notFound = {
  code: '404',
  text: 'Oops! Page not found',
  help: 'This thread leads nowhere. Let us take you back to where things hold together.',
  home: 'Return to Home',
  log: '404 Error: no screen has the path',
};
