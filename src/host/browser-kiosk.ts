import { defaultKioskTimes, parseFigure } from './kiosk-settings';
import { reloadWhenOnline } from './reload-when-online';
import type { KioskPort } from './types';

/** Creates the port of a kiosk in a browser, from a query such as `?kiosk&screen-inches=43`. It has no PIN and no exit. */
export function browserKiosk(search: string): KioskPort {
  const options = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) {
    const key = name.toLowerCase();
    if (!options.has(key)) options.set(key, value);
  }
  const figure = (name: string) => {
    const text = options.get(name);
    return text === undefined ? undefined : (parseFigure(text) ?? Number.NaN);
  };
  return {
    times: defaultKioskTimes,
    display: { inches: figure('screen-inches'), lowerEdgeMm: figure('lower-edge-mm') },
    keypad: options.get('keypad'),
    asksForPin: false,
    checkPin: async () => ({ kind: 'accepted' }),
    reportReset: () => undefined,
    reportAlive: () => undefined,
    restart: reloadWhenOnline,
  };
}
