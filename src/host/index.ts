import { browserHost } from './browser-host';
import { electronHost } from './electron-host';
import type { Host } from './types';

export type { Host, HostMode } from './types';

/** Detects the host. Call it in the client only: the prerendered page does not know where it will run. */
export function getHost(): Host {
  return electronHost() ?? browserHost(globalThis.location?.search ?? '');
}
