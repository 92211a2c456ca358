import { defaultKioskTimes } from './kiosk-times';
import type { Host, KioskPort } from './types';

/** In a browser, whoever set the address may also leave it: there is no PIN. */
function browserKiosk(params: URLSearchParams): KioskPort {
  const figure = (name: string) => (params.has(name) ? Number(params.get(name)) : undefined);
  return {
    times: defaultKioskTimes,
    display: { inches: figure('screen-inches'), lowerEdgeMm: figure('lower-edge-mm') },
    keypad: params.get('keypad') ?? undefined,
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
 * @param search the query string of the page's address, such as `?kiosk&screen-inches=43`
 */
export function browserHost(search: string): Host {
  const params = new URLSearchParams(search);
  return params.has('kiosk') ? { mode: 'kiosk', kiosk: browserKiosk(params) } : { mode: 'web' };
}
