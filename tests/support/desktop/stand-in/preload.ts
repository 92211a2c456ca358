/** The name under which Chromium gives the page its way to the stand-in, for as long as the preload script runs. */
export const bindingName = 'standInSend';

/** The event by which the stand-in speaks to the preload script. */
export const answerEvent = 'stand-in-message';

/** What a preload script says: `id` where it waits for an answer. */
export interface SentMessage {
  readonly channel: string;
  readonly args: readonly unknown[];
  readonly id?: number;
}

/**
 * Wraps a sandboxed preload script for a plain page: it gets the few things that Electron gives it, and the page none
 * of them.
 *
 * @param args what the main process adds to the arguments of the renderer process
 */
export function wrapPreload(code: string, args: readonly string[]): string {
  return `(() => {
    const send = globalThis.${bindingName};
    delete globalThis.${bindingName};
    const freeze = (value) => {
      if (typeof value !== 'object' || value === null) return value;
      Object.values(value).forEach(freeze);
      return Object.freeze(value);
    };
    const contextBridge = {
      exposeInMainWorld(name, api) {
        Object.defineProperty(globalThis, name, { value: freeze(api), enumerable: true });
      },
      executeInMainWorld: ({ func, args = [] }) => func(...args),
    };
    const listeners = new Map();
    const waiting = new Map();
    addEventListener('${answerEvent}', ({ detail: { channel, args, id, value, error } }) => {
      if (channel) for (const listener of listeners.get(channel) ?? []) listener({}, ...args);
      else if (error) waiting.get(id)?.reject(new Error(error));
      else waiting.get(id)?.resolve(value);
    });
    const ipcRenderer = {
      send: (channel, ...args) => send(JSON.stringify({ channel, args })),
      invoke: (channel, ...args) => new Promise((resolve, reject) => {
        const id = waiting.size;
        waiting.set(id, { resolve, reject });
        send(JSON.stringify({ channel, args, id }));
      }),
      on: (channel, listener) => listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
      off: (channel, listener) =>
        listeners.set(channel, (listeners.get(channel) ?? []).filter((each) => each !== listener)),
    };
    const requireModule = (name) => {
      if (name !== 'electron') throw new Error('module not found: ' + name);
      return { contextBridge, ipcRenderer };
    };
    ((require, process, exports) => {
      ${code}
    })(requireModule, { argv: ${JSON.stringify(['renderer', ...args])} }, {});
  })();`;
}
