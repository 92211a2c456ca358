import { EventEmitter } from 'node:events';
import type { CDPSession } from 'playwright';
import { answerEvent, bindingName, type SentMessage } from './preload';

type Handler = (event: object, ...args: unknown[]) => unknown;

/** What the main process hears from a page, as Electron's `contents.ipc`. */
export class StandInIpc extends EventEmitter {
  private readonly handlers = new Map<string, Handler>();

  handle(channel: string, handler: Handler): void {
    this.handlers.set(channel, handler);
  }

  async answer(event: object, { channel, args }: SentMessage): Promise<object> {
    try {
      const handler = this.handlers.get(channel);
      if (!handler) throw new Error(`No handler registered for '${channel}'`);
      return { value: await handler(event, ...args) };
    } catch (error) {
      return { error: String(error) };
    }
  }
}

/** Tells the preload script of a page something. */
export async function tellPreload(chromium: CDPSession, message: object): Promise<void> {
  const detail = JSON.stringify(message);
  const expression = `dispatchEvent(new CustomEvent('${answerEvent}', { detail: ${detail} }))`;
  await chromium.send('Runtime.evaluate', { expression });
}

/**
 * Passes on what the preload script of a page says.
 *
 * @param eventOf makes the event that a message comes with
 */
export async function carryMessages(
  chromium: CDPSession,
  ipc: StandInIpc,
  eventOf: () => object,
): Promise<void> {
  chromium.on('Runtime.bindingCalled', async ({ name, payload }) => {
    if (name !== bindingName) return;
    const message: SentMessage = JSON.parse(payload);
    if (message.id === undefined) ipc.emit(message.channel, eventOf(), ...message.args);
    else await tellPreload(chromium, { id: message.id, ...(await ipc.answer(eventOf(), message)) });
  });
  await chromium.send('Runtime.enable');
  await chromium.send('Runtime.addBinding', { name: bindingName });
}
