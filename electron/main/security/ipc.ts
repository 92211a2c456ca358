import type { IpcMainEvent, IpcMainInvokeEvent, WebContents } from 'electron';
import type { PageMessages, PageRequests } from '../../shared/channels';
import { isSamePage } from './security-policy';

type Sender = Pick<IpcMainEvent | IpcMainInvokeEvent, 'senderFrame'>;

/** Whether a message comes from the site itself: from the window's main frame, while that is on the site's page. */
export function isTrustedSender(
  { senderFrame }: Sender,
  { mainFrame }: Pick<WebContents, 'mainFrame'>,
  page: string,
): boolean {
  return senderFrame !== null && senderFrame === mainFrame && isSamePage(senderFrame.url, page);
}

/**
 * Registers IPC handlers for one window that accept messages only from the site. Their arguments come from the page, so
 * each handler has to validate them.
 *
 * @param page the URL of the site's page
 */
export function siteChannels(contents: WebContents, page: string) {
  return {
    on(channel: keyof PageMessages, handler: (...args: unknown[]) => void): void {
      contents.ipc.on(channel, (event, ...args: unknown[]) => {
        if (isTrustedSender(event, contents, page)) handler(...args);
      });
    },
    handle<Reply>(channel: keyof PageRequests, handler: (...args: unknown[]) => Reply): void {
      contents.ipc.handle(channel, (event, ...args: unknown[]) => {
        if (!isTrustedSender(event, contents, page)) throw new Error('Only the site may send this request.');
        return handler(...args);
      });
    },
  };
}
