import type { EasyLine } from '../../../types';
import { callUs, writeToUs } from './common';

/** The not-found screen in plain language. */
export const easyNotFound = {
  title: 'We did not find this page',
  lines: [
    { picture: 'unsure', text: 'There is no page at this address.' },
    { text: 'You did nothing wrong.' },
    { picture: 'home', text: 'You can go to our first page.' },
  ] satisfies EasyLine[],
  home: 'Go to Home',
  /** What the addresses of the privacy policy and the terms say. */
  legal: {
    title: 'Your data',
    lines: [
      { picture: 'send', text: 'What you type stays on this screen.' },
      { picture: 'lock', text: 'We erase it when you are done.' },
      { picture: 'ask', text: 'You can ask us for all our rules.' },
      callUs,
      writeToUs,
    ] satisfies EasyLine[],
  },
};
