export const notFound = {
  code: '404',
  text: 'Oops! Page not found',
  help: 'It looks like this thread has come loose. Let us help you find your way back.',
  home: 'Return to Home',
  log: '404 Error: no screen has the path',
};
