import { shorten } from '@/lib/text-length';
import { defaultKioskTimes, parseFigure } from './kiosk-settings';
import { reloadWhenOnline } from './reload-when-online';
import type { KioskPort } from './types';

const knownOptions = new Set(['kiosk', 'lang', 'screen-inches', 'lower-edge-mm', 'keypad']);

/** How many unknown options are shown, and how much of each: an address can contain anything. */
const MAX_SHOWN = 5;
const MAX_LENGTH = 40;

/** Lists the names of options that do not exist, escaped as in an address. */
function unknownOptions(names: Iterable<string>): string[] {
  const unknown = [...names].filter((name) => !knownOptions.has(name));
  const shown = unknown.slice(0, MAX_SHOWN).map((name) => shorten(encodeURIComponent(name), MAX_LENGTH));
  return unknown.length > MAX_SHOWN ? [...shown, '…'] : shown;
}

/**
 * Creates the port of a kiosk in a browser that is locked down by other means. It has no PIN, which could not be secret in an
 * address, and so no way to leave.
 *
 * @param search the query string of the page's address, such as `?kiosk&screen-inches=43`
 */
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
    unknownOptions: unknownOptions(options.keys()),
    asksForPin: false,
    checkPin: async () => ({ kind: 'accepted' }),
    reportReset: () => undefined,
    reportAlive: () => undefined,
    restart: reloadWhenOnline,
  };
}
