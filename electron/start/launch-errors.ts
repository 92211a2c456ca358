import { alreadyRunningExitCode, invalidOptionsExitCode } from '../shared/exit-codes';
import { hasDisplay, type Machine } from './machine';

/** An app that fails within this time counts as one that never opened. */
const STARTUP_MS = 10_000;

const reasons = {
  root: 'needs Chromium’s sandbox, which does not work for the root user',
  'no-display': 'needs a display, which this machine does not have',
  'no-sandbox':
    'needs Chromium’s sandbox, which this system denies (kernel.apparmor_restrict_unprivileged_userns)',
  'download-failed':
    'needs Electron, which could not be downloaded (that needs a network, and Node 22.12 or newer)',
  'exited-at-once': 'exited right after it started',
};

export type LaunchError = keyof typeof reasons;

/** Explains in one sentence why the desktop app does not open and that the site is available in a browser. */
export const explainLaunchError = (error: LaunchError): string =>
  `The desktop app ${reasons[error]}, so the same site is available in your browser instead.`;

/** Returns the reason why a machine cannot run the app, if there is one. Runs before anything is downloaded. */
export function machineError(machine: Machine): LaunchError | undefined {
  if (machine.platform === 'linux' && machine.isRoot) return 'root';
  if (!hasDisplay(machine)) return 'no-display';
  return machine.deniesSandbox ? 'no-sandbox' : undefined;
}

/** The exit codes that the app chooses itself: closed, options rejected, or kiosk already running. */
const ownExitCodes: readonly (number | null)[] = [0, invalidOptionsExitCode, alreadyRunningExitCode];

/**
 * Detects an app that failed to open.
 *
 * @param exitCode of the app, `null` when a signal ended it
 * @param duration how long it ran, in milliseconds
 */
export function exitError(exitCode: number | null, duration: number): LaunchError | undefined {
  return !ownExitCodes.includes(exitCode) && duration < STARTUP_MS ? 'exited-at-once' : undefined;
}
