import type { EasyLine } from '../../types';

/** The not-found screen in plain language. */
export const easyNotFound = {
  title: 'We did not find this page',
  lines: [
    { picture: 'unsure', text: 'There is no page at this address.' },
    { text: 'People call this “error 404”.' },
    { text: 'You did nothing wrong.' },
    { picture: 'home', text: 'You can go back to our first page.' },
  ] satisfies EasyLine[],
  home: 'Go to Home',
};
