import { invalidOptionsExitCode } from '../shared/exit-codes';
import { hasDisplay, type Machine } from './machine';

/** Why the desktop app cannot run on a machine. */
export type LaunchError =
  | 'root'
  | 'no-display'
  | 'download-failed'
  | 'download-needs-newer-node'
  | 'download-stalled'
  | 'exited-at-once';

/** How long Electron's download may go without receiving a byte, in milliseconds. */
export const stallTimeout = 20_000;

/** An app that fails within this time, in milliseconds, counts as one that never opened. */
const startupTime = 10_000;

const reasons: Readonly<Record<LaunchError, string>> = {
  root: 'needs Chromium’s sandbox, which does not work for the root user',
  'no-display': 'needs a display, and this machine has none',
  'download-failed': 'needs Electron, which could not be downloaded',
  'download-needs-newer-node':
    'needs Electron, whose download failed because it requires Node 22.12 or newer',
  'download-stalled': `needs Electron, whose download stalled for ${stallTimeout / 1000} seconds`,
  'exited-at-once': 'exited as soon as it was started',
};

/** Says in one sentence why the desktop app does not open and that the browser version does. */
export function explain(error: LaunchError): string {
  return `The desktop app ${reasons[error]}, so here is the same site for your browser.`;
}

/** Finds what rules the app out on a machine, before anything is downloaded in vain. */
export function machineError(machine: Machine): LaunchError | undefined {
  if (machine.platform === 'linux' && machine.isRoot) return 'root';
  return hasDisplay(machine) ? undefined : 'no-display';
}

const networkError =
  /fetch failed|Response code|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/;

function isTooOldForElectron(nodeVersion: string): boolean {
  const [major = 0, minor = 0] = nodeVersion.replace(/^v/, '').split('.').map(Number);
  return major < 22 || (major === 22 && minor < 12);
}

/**
 * Classifies a failed download: with an old Node that is the likely cause, unless the output names a network error.
 *
 * @param errorOutput what the installer wrote to its standard error
 * @param nodeVersion as in `process.version`
 */
export function downloadError(errorOutput: string, nodeVersion: string): LaunchError {
  const isNodeTooOld = isTooOldForElectron(nodeVersion) && !networkError.test(errorOutput);
  return isNodeTooOld ? 'download-needs-newer-node' : 'download-failed';
}

/** Exit codes the app itself chooses: after it was closed, and after it rejected its options. */
const ownExitCodes: readonly (number | null)[] = [0, invalidOptionsExitCode];

/**
 * Detects an app that failed to open.
 *
 * @param exitCode of the app, `null` when a signal ended it
 * @param duration how long it ran, in milliseconds
 */
export function exitError(exitCode: number | null, duration: number): LaunchError | undefined {
  return !ownExitCodes.includes(exitCode) && duration < startupTime ? 'exited-at-once' : undefined;
}
