/** The global through which the preload script reaches the stand-in; deleted before the page's scripts run. */
export const bindingName = 'standInSend';

/** The DOM event that carries messages to the preload script. */
export const messageEvent = 'stand-in-message';

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
    addEventListener('${messageEvent}', ({ detail: { channel, args } }) => {
      for (const listener of listeners.get(channel) ?? []) listener({}, ...args);
    });
    // Electron clones every argument, and throws for one that cannot be.
    const ipcRenderer = {
      send: (channel, ...args) => void send(false, channel, structuredClone(args)),
      invoke: (channel, ...args) => send(true, channel, structuredClone(args)),
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
