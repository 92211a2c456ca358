import { errorScreen } from '../../shared/site';

/** The error screen in plain language, one sentence per line. It replaces the usual one once Easy read has loaded. */
export const easyErrorScreen = {
  ...errorScreen,
  title: 'This page did not open',
  text: 'This is our mistake.\nYou did nothing wrong.\nWe did not send anything.',
  offline: 'Your internet may not be working.\nYou did nothing wrong.\nWe did not send anything.',
  reloadNote: 'Or reload the page.\nThis erases what you typed here.',
  typed: 'You can copy what you typed:',
  copied: 'You can paste your text now.',
  selected: 'To copy the text, press Ctrl and C together.\nOr touch and hold the text.',
  help: 'You can try again.\nOr ask us:',
};
