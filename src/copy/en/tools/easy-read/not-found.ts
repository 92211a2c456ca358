import type { EasyLine } from './common';
import { callUs, writeToUs } from './common';

export const easyNotFound = {
  title: 'We did not find this page',
  lines: [
    { picture: 'unsure', text: 'There is no page at this address.' },
    { text: 'You did nothing wrong.' },
    { picture: 'home', text: 'You can go to our first page.' },
  ] satisfies EasyLine[],
  home: 'Go to Home',
  /** Shown at the addresses of the privacy policy and the terms, which have no screen. */
  legal: {
    title: 'Your data',
    lines: [
      { picture: 'letter', text: 'This text is not on this site yet.' },
      { text: 'You can ask us for it.' },
      { text: 'This is what we do with your data:' },
      { picture: 'lock', text: 'What you type stays on this screen.' },
      { picture: 'computer', text: 'Our computer may note which pages people open.' },
      { picture: 'ask', text: 'You can ask us what we do with your data.' },
      callUs,
      writeToUs,
    ] satisfies EasyLine[],
  },
};
