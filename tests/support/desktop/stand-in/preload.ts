/**
 * Wraps a sandboxed preload script for a plain page: it gets the few things that Electron gives it, and the page none
 * of them.
 *
 * @param args what the main process adds to the arguments of the renderer process
 */
export function wrapPreload(code: string, args: readonly string[]): string {
  return `(() => {
    const contextBridge = {
      exposeInMainWorld(name, api) {
        Object.defineProperty(globalThis, name, { value: Object.freeze(api), enumerable: true });
      },
    };
    const requireModule = (name) => {
      if (name !== 'electron') throw new Error('module not found: ' + name);
      return { contextBridge };
    };
    ((require, process, exports) => {
      ${code}
    })(requireModule, { argv: ${JSON.stringify(['renderer', ...args])} }, {});
  })();`;
}
