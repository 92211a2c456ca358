import type { Host } from './types';

declare global {
  /** What the desktop app's preload script exposes; a browser has no such thing. */
  var foundationHost: Host | undefined;
}

/** The desktop app around the page, if there is one. */
export function electronHost(): Host | undefined {
  return globalThis.foundationHost;
}
