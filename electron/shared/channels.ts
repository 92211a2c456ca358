import type { DeskCommand, FileAnswer, PaperSize, PinAnswer, SaveAnswer } from '../../src/host/types';

/** Messages from the page to the main process: the arguments of each channel. */
export interface PageMessages {
  'kiosk:leave': [];
  'kiosk:reset': [];
  'kiosk:alive': [];
  'content:shown': [sha256: string | undefined];
  'content:refused': [reason: string];
  'desk:edits': [hasEdits: boolean];
  'desk:drafts': [hasDrafts: boolean];
  'desk:language': [tag: string];
  'desk:visit-end': [];
}

/** Requests from the page to the main process, which replies: the signature of each channel. */
export interface PageRequests {
  'kiosk:check-pin': (pin: string) => PinAnswer;
  'content:read': (known: string | undefined) => FileAnswer | undefined;
  'desk:print': () => boolean;
  'desk:open-content': () => FileAnswer | undefined;
  'desk:save-content': (text: string | undefined, asOther: boolean) => SaveAnswer;
  'desk:save-pdf': (paper: PaperSize) => SaveAnswer;
}

/** Messages from the main process to the page: the arguments of each channel. */
export interface MainMessages {
  'desk:open-screen': [path: string];
  'desk:command': [command: DeskCommand];
}
