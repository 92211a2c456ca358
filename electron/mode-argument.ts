import type { HostMode } from '../src/host/types';

/** The modes of the desktop app, unlike a browser's. */
export type DesktopMode = Exclude<HostMode, 'web'>;

const prefix = '--foundation-mode=';
const modes: readonly DesktopMode[] = ['desk', 'kiosk'];

/** Writes the argument by which the main process tells the preload script its mode. */
export function modeArgument(mode: DesktopMode): string {
  return prefix + mode;
}

/**
 * Reads the mode from the arguments of a renderer process.
 *
 * @throws when there is none, which would be a mistake of the main process
 */
export function modeFromArguments(args: readonly string[]): DesktopMode {
  const value = args.findLast((argument) => argument.startsWith(prefix))?.slice(prefix.length);
  const mode = modes.find((known) => known === value);
  if (!mode) throw new Error(`The window was started without a mode: ${modes.join(' or ')}.`);
  return mode;
}
