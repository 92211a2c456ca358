/** Why the desktop app cannot be opened on a machine. */
export type Obstacle =
  | 'root'
  | 'no-display'
  | 'download-failed'
  | 'download-needs-newer-node'
  | 'download-stalled'
  | 'ended-at-once';

/** What a machine is, as far as opening a window goes. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly isRoot: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** How long Electron's download may go without a byte, in milliseconds. */
export const stallLimit = 20_000;

/** An app that ends with an error in its first moments, in milliseconds, has not opened. */
const firstMoments = 10_000;

const clauses: Readonly<Record<Obstacle, string>> = {
  root: 'The desktop app needs a sandbox, which the root user does not have',
  'no-display': 'The desktop app needs a display, and there is none here',
  'download-failed': 'The desktop app needs Electron, which could not be downloaded',
  'download-needs-newer-node':
    'The desktop app needs Electron, which could not be downloaded, as that wants Node 22.12 or newer',
  'download-stalled': `The desktop app needs Electron, whose download stood still for ${stallLimit / 1000} seconds`,
  'ended-at-once': 'The desktop app ended as soon as it was started',
};

/** Says in one sentence what is in the way, and what happens instead. */
export function explain(obstacle: Obstacle): string {
  return `${clauses[obstacle]}, so here is the same site for a browser.`;
}

/** Whether windows can be shown; only Linux has machines without. */
export function hasDisplay({ platform, env }: Omit<Machine, 'isRoot'>): boolean {
  return platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

/** Finds what is in the way whether Electron is there or not, so that nothing is downloaded in vain. */
export function machineObstacle(machine: Machine): Obstacle | undefined {
  if (machine.platform === 'linux' && machine.isRoot) return 'root';
  return hasDisplay(machine) ? undefined : 'no-display';
}

const networkTrouble =
  /fetch failed|Response code|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/;

function isOlderThanElectronWants(nodeVersion: string): boolean {
  const [major = 0, minor = 0] = nodeVersion.replace(/^v/, '').split('.').map(Number);
  return major < 22 || (major === 22 && minor < 12);
}

/**
 * Names a failed download: an old Node is the likely reason unless the network is.
 *
 * @param errorOutput what the download wrote about its failure
 * @param nodeVersion as in `process.version`
 */
export function downloadObstacle(errorOutput: string, nodeVersion: string): Obstacle {
  const nodeIsLikely = isOlderThanElectronWants(nodeVersion) && !networkTrouble.test(errorOutput);
  return nodeIsLikely ? 'download-needs-newer-node' : 'download-failed';
}

/** Exit codes with which the app itself ends: at its end, and where it was asked for what it cannot do. */
const ownExitCodes: readonly (number | null)[] = [0, 2];

/**
 * Names an app that did not open.
 *
 * @param exitCode of the app, `null` where a signal ended it
 * @param duration how long it ran, in milliseconds
 */
export function exitObstacle(exitCode: number | null, duration: number): Obstacle | undefined {
  return !ownExitCodes.includes(exitCode) && duration < firstMoments ? 'ended-at-once' : undefined;
}
