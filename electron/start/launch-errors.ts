import { alreadyRunningExitCode, invalidOptionsExitCode } from '../shared/exit-codes';
import { type DenyingSetting, hasDisplay, type Machine } from './machine';

/** An app that fails within this time counts as one that never opened. */
const STARTUP_MS = 10_000;

const reasons = {
  root: 'needs Chromium’s sandbox, which does not work for the root user',
  'no-display': 'needs a display, which this machine does not have',
  'download-failed': 'needs Electron, which could not be downloaded',
  'download-needs-newer-node':
    'needs Electron, whose download failed because it requires Node 22.12 or newer',
  'exited-at-once': 'exited right after it started',
};

export type LaunchError = keyof typeof reasons | DenyingSetting;

const isDenyingSetting = (error: LaunchError): error is DenyingSetting => !(error in reasons);

/** Explains in one sentence why the desktop app does not open and that the site is available in a browser. */
export function explain(error: LaunchError): string {
  const reason = isDenyingSetting(error)
    ? `needs Chromium’s sandbox, which this system denies (${error})`
    : reasons[error];
  return `The desktop app ${reason}, so the same site is available in your browser instead.`;
}

/** The reason why a machine cannot run the app, if there is one; checked before anything is downloaded. */
export function machineError(machine: Machine): LaunchError | undefined {
  if (machine.platform === 'linux' && machine.isRoot) return 'root';
  return hasDisplay(machine) ? machine.denyingSetting : 'no-display';
}

const networkError =
  /fetch failed|Response code|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/;

function isTooOldForElectron(nodeVersion: string): boolean {
  const [major = 0, minor = 0] = nodeVersion.replace(/^v/, '').split('.').map(Number);
  return major < 22 || (major === 22 && minor < 12);
}

/** Classifies a failed download: an old Node is the likely cause, unless the output names a network error. */
export function downloadError(errorOutput: string, nodeVersion: string): LaunchError {
  const isNodeTooOld = isTooOldForElectron(nodeVersion) && !networkError.test(errorOutput);
  return isNodeTooOld ? 'download-needs-newer-node' : 'download-failed';
}

/** Exit codes the app itself chooses: after it is closed, rejects its options, or is a kiosk and already running. */
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
