import type { IpcMainEvent, IpcMainInvokeEvent, WebContents } from 'electron';
import {
  channelOf,
  type EventArguments,
  type Handlers,
  methodsOf,
  type PortName,
} from '../../../src/host/contract';
import { isSamePage } from './security-policy';

type Sender = Pick<IpcMainEvent | IpcMainInvokeEvent, 'senderFrame'>;

/** Whether a message comes from the site itself: from the window's main frame, while it shows the site's page. */
function isTrustedSender(
  { senderFrame }: Sender,
  { mainFrame }: Pick<WebContents, 'mainFrame'>,
  pageUrl: string,
): boolean {
  return senderFrame !== null && senderFrame === mainFrame && isSamePage(senderFrame.url, pageUrl);
}

/** Handles a page's messages for one port of the contract, if they come from the site and their arguments pass their checks. */
export function serve<Name extends PortName>(
  contents: WebContents,
  pageUrl: string,
  port: Name,
  handlers: Handlers<Name>,
): void {
  const byName = handlers as Readonly<Record<string, (...args: unknown[]) => unknown>>;
  for (const { name, channel, kind, accepts } of methodsOf(port)) {
    const handler = byName[name];
    if (!handler) continue;
    const isAllowed = (event: Sender, args: readonly unknown[]) =>
      isTrustedSender(event, contents, pageUrl) && accepts(args);
    if (kind === 'message') {
      contents.ipc.on(channel, (event, ...args: unknown[]) => {
        if (isAllowed(event, args)) handler(...args);
      });
    } else {
      contents.ipc.handle(channel, (event, ...args: unknown[]) => {
        if (!isAllowed(event, args)) throw new Error('Only the site may send this request, as agreed.');
        return handler(...args);
      });
    }
  }
}

/** Sends a message to the page of a window. */
export function sendToPage<Name extends PortName, Method extends keyof EventArguments<Name> & string>(
  contents: WebContents,
  port: Name,
  method: Method,
  ...args: EventArguments<Name>[Method]
): void {
  contents.send(channelOf(port, method), ...args);
}
