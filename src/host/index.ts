import { asksForKiosk } from './asks-for-kiosk';
import type { DesktopHost, Host } from './types';

declare global {
  /** Exposed by the desktop app's preload script; undefined in a browser. */
  var foundationHost: DesktopHost | undefined;
}

/** Detects the host. Call it in the client only: the prerendered page does not know where it will run. */
export function getHost(): Host {
  const isKiosk = asksForKiosk(globalThis.location?.search ?? '');
  return globalThis.foundationHost ?? { mode: isKiosk ? 'kiosk' : 'web' };
}
