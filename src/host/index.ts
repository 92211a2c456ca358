import { browserHost } from './browser-host';
import type { Host } from './types';

declare global {
  /** Exposed by the desktop app's preload script; undefined in a browser. */
  var foundationHost: Host | undefined;
}

/** Detects the host. Call it in the client only: the prerendered page does not know where it will run. */
export function getHost(): Host {
  return globalThis.foundationHost ?? browserHost(globalThis.location?.search ?? '');
}
