import type { PinAnswer } from '../../src/host/types';

/** What the page says to the main process, by channel: the arguments it sends. */
export interface PageMessages {
  'kiosk:leave': [];
  'kiosk:reset': [];
  'kiosk:alive': [];
  'desk:edits': [edited: boolean];
}

/** What the page asks the main process, by channel. */
export interface PageQuestions {
  'kiosk:check-pin': (pin: string) => PinAnswer;
}

/** What the main process says to the page, by channel. */
export interface MainMessages {
  'desk:open-screen': [path: string];
}
