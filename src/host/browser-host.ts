import { defaultKioskTimes } from './kiosk-times';
import type { Host, KioskPort } from './types';

/** In a browser, whoever set the address may also leave it: there is no PIN. */
function browserKiosk(): KioskPort {
  return {
    times: defaultKioskTimes,
    asksForPin: false,
    checkPin: async () => ({ result: 'accepted' }),
    leave: () => window.location.assign(window.location.pathname),
    reportReset: () => undefined,
    reportAlive: () => undefined,
  };
}

/**
 * The host of a page in a browser. A browser that is locked down by other means turns on the kiosk with `?kiosk`.
 *
 * @param search the query string of the page's address, such as `?kiosk`
 */
export function browserHost(search: string): Host {
  return new URLSearchParams(search).has('kiosk')
    ? { mode: 'kiosk', kiosk: browserKiosk() }
    : { mode: 'web' };
}
