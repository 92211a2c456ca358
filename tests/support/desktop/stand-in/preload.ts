/** The global through which the preload script reaches the stand-in; deleted before the page's scripts run. */
export const bindingName = 'standInSend';

/** The DOM event that carries messages to the preload script. */
export const messageEvent = 'stand-in-message';

/** The channel of URLs that are no web pages and that the page would navigate to. */
export const otherUrlChannel = 'stand-in:other-url';

/** A message from a preload script; has an `id` if it expects a reply. */
export interface SentMessage {
  readonly channel: string;
  readonly args: readonly unknown[];
  readonly id?: number;
}

/**
 * Wraps a sandboxed preload script for an ordinary page: provides the modules and globals that Electron provides to the
 * script, without exposing them to the page.
 *
 * @param args that the main process adds to those of the renderer process
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
    addEventListener('${messageEvent}', ({ detail: { channel, args, id, value, error } }) => {
      if (channel) for (const listener of listeners.get(channel) ?? []) listener({}, ...args);
      else if (error) waiting.get(id)?.reject(new Error(error));
      else waiting.get(id)?.resolve(value);
    });
    // Electron clones every argument, and throws for one that cannot be.
    const sendCloned = (message) => send(JSON.stringify(structuredClone(message)));
    const ipcRenderer = {
      send: (channel, ...args) => sendCloned({ channel, args }),
      invoke: (channel, ...args) => new Promise((resolve, reject) => {
        const id = waiting.size;
        sendCloned({ channel, args, id });
        waiting.set(id, { resolve, reject });
      }),
      on: (channel, listener) => listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
      off: (channel, listener) =>
        listeners.set(channel, (listeners.get(channel) ?? []).filter((each) => each !== listener)),
    };
    // Electron refuses these before anything opens. Chromium would ask which program opens them, and that question, which
    // a headless browser never shows, takes the page's keyboard.
    navigation.addEventListener('navigate', (event) => {
      const { destination: { url }, downloadRequest } = event;
      // As in Electron, nobody is asked about an empty page.
      if (/^https?:|^about:blank$/.test(url) || downloadRequest !== null) return;
      event.preventDefault();
      ipcRenderer.send('${otherUrlChannel}', url);
    });
    const requireModule = (name) => {
      if (name !== 'electron') throw new Error('module not found: ' + name);
      return { contextBridge, ipcRenderer };
    };
    ((require, process, exports) => {
      ${code}
    })(requireModule, { argv: ${JSON.stringify(['renderer', ...args])} }, {});
  })();`;
}
