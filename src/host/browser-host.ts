import type { Host, KioskPort } from './types';

/** A browser has no staff of its own to ask: whoever set the address may leave it. */
function browserKiosk(): KioskPort {
  return {
    times: { idleSeconds: 120, warningSeconds: 30 },
    asksForPin: false,
    checkPin: async () => ({ result: 'accepted' }),
    leave: () => window.location.assign(window.location.pathname),
    reportReset: () => undefined,
    reportAlive: () => undefined,
  };
}

/**
 * A browser around the page; one that is locked to the page by other means asks for the kiosk with `?kiosk`.
 *
 * @param search the query of the page's address, such as `?kiosk`
 */
export function browserHost(search: string): Host {
  return new URLSearchParams(search).has('kiosk')
    ? { mode: 'kiosk', kiosk: browserKiosk() }
    : { mode: 'web' };
}
