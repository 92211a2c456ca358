import { browserHost } from './browser-host';
import { electronHost } from './electron-host';
import type { Host } from './types';

export type { Host, HostMode } from './types';

/** Finds out where the site runs. Ask only once the page is there: the prerendered page belongs to no host. */
export function getHost(): Host {
  return electronHost() ?? browserHost(globalThis.location?.search ?? '');
}
