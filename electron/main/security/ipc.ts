import type { IpcMainEvent, IpcMainInvokeEvent, WebContents } from 'electron';
import type { PinAnswer } from '../../../src/host/types';
import type { PageMessages, PageQuestions } from '../../shared/channels';
import { isSamePage } from './security-policy';

type Sender = Pick<IpcMainEvent | IpcMainInvokeEvent, 'senderFrame'>;

/** Says whether a message comes from the site itself: the main frame of the window, on the site's page. */
export function isFromSite(
  { senderFrame }: Sender,
  { mainFrame }: Pick<WebContents, 'mainFrame'>,
  page: string,
): boolean {
  return senderFrame !== null && senderFrame === mainFrame && isSamePage(senderFrame.url, page);
}

/** What the main process does when the page of a kiosk speaks. */
export interface KioskHandlers {
  readonly checkPin: (pin: string) => PinAnswer;
  readonly leave: () => void;
  readonly reset: () => void;
  readonly alive: () => void;
}

/** What the main process does when the page on a desk speaks. */
export interface DeskHandlers {
  readonly edits: (edited: boolean) => void;
}

/** Listens on the named channels of one page, to the site alone. */
function channelsOf(contents: WebContents, page: string) {
  return {
    hear(channel: keyof PageMessages, handler: (...args: unknown[]) => void) {
      contents.ipc.on(channel, (event, ...args: unknown[]) => {
        if (isFromSite(event, contents, page)) handler(...args);
      });
    },
    answer<Answer>(channel: keyof PageQuestions, handler: (...args: unknown[]) => Answer) {
      contents.ipc.handle(channel, (event, ...args: unknown[]) => {
        if (!isFromSite(event, contents, page)) throw new Error('Only the site may ask.');
        return handler(...args);
      });
    },
  };
}

/** Nobody types as much, and no PIN is as long. */
const longestTry = 64;

/** Listens to the page of a kiosk. */
export function listenToKiosk(contents: WebContents, page: string, handlers: KioskHandlers): void {
  const { hear, answer } = channelsOf(contents, page);
  hear('kiosk:leave', () => handlers.leave());
  hear('kiosk:reset', () => handlers.reset());
  hear('kiosk:alive', () => handlers.alive());
  answer('kiosk:check-pin', (pin): PinAnswer => {
    const isTry = typeof pin === 'string' && pin.length <= longestTry;
    return isTry ? handlers.checkPin(pin) : { result: 'refused' };
  });
}

/** Listens to the page on a desk. */
export function listenToDesk(contents: WebContents, page: string, handlers: DeskHandlers): void {
  channelsOf(contents, page).hear('desk:edits', (edited) => {
    if (typeof edited === 'boolean') handlers.edits(edited);
  });
}
