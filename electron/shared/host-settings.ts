import type { HostMode, KioskDisplay, KioskTimes } from '../../src/host/types';

/** The modes in which the desktop app runs. */
export type DesktopMode = Exclude<HostMode, 'web'>;

/** What the main process passes to the preload script of a new window; contains nothing secret. */
export type HostSettings =
  | { readonly mode: 'desk'; readonly language: string; readonly isMac: boolean }
  | {
      readonly mode: 'kiosk';
      readonly times: KioskTimes;
      readonly display: KioskDisplay;
      readonly keypad: string | undefined;
      readonly asksForPin: boolean;
    };

const prefix = '--foundation-host=';

/** Formats the settings as a command-line argument for the renderer process. */
export function settingsArgument(settings: HostSettings): string {
  // Encoded, because operating systems treat quotation marks in arguments differently.
  return prefix + encodeURIComponent(JSON.stringify(settings));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isSeconds(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

function isOptionalNumber(value: unknown): value is number | undefined {
  return value === undefined || typeof value === 'number';
}

function isOptionalString(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string';
}

function toSettings(value: unknown): HostSettings | undefined {
  if (!isObject(value)) return undefined;
  const { mode, language, isMac, times, display, keypad, asksForPin } = value;
  if (mode === 'desk') {
    return typeof language === 'string' && typeof isMac === 'boolean' ? { mode, language, isMac } : undefined;
  }
  if (mode !== 'kiosk' || !isObject(times) || !isObject(display)) return undefined;
  const { idleSeconds, warningSeconds } = times;
  const { inches, lowerEdgeMm } = display;
  if (!isSeconds(idleSeconds) || !isSeconds(warningSeconds)) return undefined;
  if (!isOptionalNumber(inches) || !isOptionalNumber(lowerEdgeMm)) return undefined;
  if (!isOptionalString(keypad) || typeof asksForPin !== 'boolean') return undefined;
  return {
    mode,
    times: { idleSeconds, warningSeconds },
    display: { inches, lowerEdgeMm },
    keypad,
    asksForPin,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}

/**
 * Parses the settings from the arguments of a renderer process.
 *
 * @throws when they are missing or malformed, which would be a bug in the main process
 */
export function settingsFromArguments(args: readonly string[]): HostSettings {
  const text = args.findLast((argument) => argument.startsWith(prefix))?.slice(prefix.length);
  const settings = text === undefined ? undefined : toSettings(parse(text));
  if (!settings) throw new Error('The window was created without its settings.');
  return settings;
}
