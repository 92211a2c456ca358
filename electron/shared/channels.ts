import type { PinAnswer } from '../../src/host/types';

/** Messages from the page to the main process: the arguments of each channel. */
export interface PageMessages {
  'kiosk:leave': [];
  'kiosk:reset': [];
  'kiosk:alive': [];
  'desk:edits': [hasEdits: boolean];
  'desk:language': [tag: string];
}

/** Requests from the page to the main process, which replies: the signature of each channel. */
export interface PageRequests {
  'kiosk:check-pin': (pin: string) => PinAnswer;
}

/** Messages from the main process to the page: the arguments of each channel. */
export interface MainMessages {
  'desk:open-screen': [path: string];
}
