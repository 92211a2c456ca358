import { asksForKiosk } from './asks-for-kiosk';
import type { DesktopHost, Host, StartContentPort } from './types';

declare global {
  /** Set by the desktop app's preload script, and `undefined` in a browser. */
  var foundationHost: DesktopHost | undefined;
}

/** Detects the host. Call it in the client only: the prerendered page does not know where it will run. */
export function getHost(): Host {
  const isKiosk = asksForKiosk(globalThis.location?.search ?? '');
  return globalThis.foundationHost ?? { mode: isKiosk ? 'kiosk' : 'web' };
}

/** Returns the host's port to the content file, if the app may have been started with one. */
export function startContentPort(host: Host): StartContentPort | undefined {
  return host.mode === 'desk' ? host.desk.startContent : host.kiosk?.startContent;
}
