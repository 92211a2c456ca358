import { EventEmitter } from 'node:events';
import type { CDPSession } from 'playwright';
import { bindingName, messageEvent, type SentMessage } from './preload';

type Handler = (event: object, ...args: unknown[]) => unknown;

/** Receives a page's messages in the main process, like Electron's `contents.ipc`. */
export class StandInIpc extends EventEmitter {
  private readonly handlers = new Map<string, Handler>();

  handle(channel: string, handler: Handler): void {
    if (this.handlers.has(channel))
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    this.handlers.set(channel, handler);
  }

  /** As in Electron, a request without a handler fails, and so does one whose handler does. */
  async reply(
    event: object,
    { channel, args }: SentMessage,
  ): Promise<{ value: unknown } | { error: string }> {
    try {
      const handler = this.handlers.get(channel);
      if (!handler) throw new Error(`No handler registered for '${channel}'`);
      return { value: await handler(event, ...args) };
    } catch (error) {
      return { error: `Error invoking remote method '${channel}': ${error}` };
    }
  }
}

/** Sends a message to the preload script of a page. As in Electron, what cannot be cloned fails. */
export async function sendToPreload(chromium: CDPSession, message: object): Promise<void> {
  const detail = JSON.stringify(structuredClone(message));
  const expression = `dispatchEvent(new CustomEvent('${messageEvent}', { detail: ${detail} }))`;
  await chromium.send('Runtime.evaluate', { expression });
}

/**
 * Relays the messages of a page's preload script.
 *
 * @param createEvent creates the event that accompanies a message
 */
export async function relayMessages(
  chromium: CDPSession,
  ipc: StandInIpc,
  createEvent: () => object,
): Promise<void> {
  chromium.on('Runtime.bindingCalled', async ({ name, payload }) => {
    if (name !== bindingName) return;
    const { args, ...sent }: SentMessage = JSON.parse(payload);
    // Electron, unlike JSON, keeps what is undefined; the page sends no null.
    const message = { ...sent, args: args.map((value) => value ?? undefined) };
    if (message.id === undefined) ipc.emit(message.channel, createEvent(), ...message.args);
    else await sendToPreload(chromium, { id: message.id, ...(await ipc.reply(createEvent(), message)) });
  });
  await chromium.send('Runtime.enable');
  await chromium.send('Runtime.addBinding', { name: bindingName });
}
