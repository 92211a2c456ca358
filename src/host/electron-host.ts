import type { Host } from './types';

declare global {
  /** Exposed by the desktop app's preload script; undefined in a browser. */
  var foundationHost: Host | undefined;
}

/** The host when the page runs in the desktop app. */
export function electronHost(): Host | undefined {
  return globalThis.foundationHost;
}
