import type { HostMode, KioskTimes } from '../../src/host/types';

/** The modes of the desktop app, unlike a browser's. */
export type DesktopMode = Exclude<HostMode, 'web'>;

/** What the main process tells the preload script when the window is made; nothing of it is secret. */
export type HostSettings =
  | { readonly mode: 'desk' }
  | { readonly mode: 'kiosk'; readonly times: KioskTimes; readonly asksForPin: boolean };

const prefix = '--foundation-host=';

/** Writes the argument by which the main process tells the preload script its settings. */
export function settingsArgument(settings: HostSettings): string {
  // Encoded, as quotation marks fare differently on the command lines of different systems.
  return prefix + encodeURIComponent(JSON.stringify(settings));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isSeconds(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

function toSettings(value: unknown): HostSettings | undefined {
  if (!isObject(value)) return undefined;
  if (value.mode === 'desk') return { mode: 'desk' };
  const { mode, times, asksForPin } = value;
  if (mode !== 'kiosk' || !isObject(times) || typeof asksForPin !== 'boolean') return undefined;
  const { idleSeconds, warningSeconds } = times;
  if (!isSeconds(idleSeconds) || !isSeconds(warningSeconds)) return undefined;
  return { mode, times: { idleSeconds, warningSeconds }, asksForPin };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}

/**
 * Reads the settings from the arguments of a renderer process.
 *
 * @throws when there are none, which would be a mistake of the main process
 */
export function settingsFromArguments(args: readonly string[]): HostSettings {
  const text = args.findLast((argument) => argument.startsWith(prefix))?.slice(prefix.length);
  const settings = text === undefined ? undefined : toSettings(parse(text));
  if (!settings) throw new Error('The window was started without its settings.');
  return settings;
}
