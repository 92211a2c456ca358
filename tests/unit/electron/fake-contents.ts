import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';

type RequestHandler = (event: object, ...args: unknown[]) => unknown;

/** The IPC side of a page on `app://site/`, as the main process sees it. */
export function fakeContents() {
  const requestHandlers = new Map<string, RequestHandler>();
  const mainFrame = { url: 'app://site/#/about' };
  const ipc = Object.assign(new EventEmitter(), {
    handle: (channel: string, handler: RequestHandler) => requestHandlers.set(channel, handler),
  });
  const contents = Object.assign(new EventEmitter(), {
    ipc,
    mainFrame,
    isDestroyed: () => false,
    send: () => undefined,
  });
  return {
    contents: contents as unknown as WebContents,
    mainFrame,
    /** Sends a message, by default from the page itself. */
    send: (channel: string, args: readonly unknown[] = [], senderFrame: object | null = mainFrame) =>
      ipc.emit(channel, { senderFrame }, ...args),
    /** Sends a request, by default from the page itself, and returns the reply. */
    request: (channel: string, args: readonly unknown[] = [], senderFrame: object | null = mainFrame) =>
      requestHandlers.get(channel)?.({ senderFrame }, ...args),
  };
}
