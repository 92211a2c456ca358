import type { DeskFacts, HostMode, KioskFacts } from '../../src/host/types';

export type DesktopMode = Exclude<HostMode, 'web'>;

/** Settings that the main process passes to the preload script of a new window; nothing secret. */
export type HostSettings =
  | ({ readonly mode: 'desk' } & DeskFacts)
  | ({ readonly mode: 'kiosk' } & KioskFacts);

const prefix = '--foundation-host=';

/** Formats the settings as a command-line argument for the renderer process. */
export function settingsArgument(settings: HostSettings): string {
  // Encodes the JSON, because operating systems treat quotation marks in arguments differently.
  return prefix + encodeURIComponent(JSON.stringify(settings));
}

/** Reads what {@link settingsArgument} has put among a renderer's arguments. Throws if the main process has not. */
export function settingsFromArguments(args: readonly string[]): HostSettings {
  const argument = args.findLast((each) => each.startsWith(prefix));
  if (!argument) throw new Error('The window was created without its settings.');
  return JSON.parse(decodeURIComponent(argument.slice(prefix.length)));
}
