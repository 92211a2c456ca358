import { internalOptions, pinAttemptsOption, relaunchesOption } from '../cli/option-values';
import type { PinAttempts } from '../kiosk/staff-lock';

const isInternal = (argument: string) => internalOptions.some((name) => argument.startsWith(`--${name}=`));

/** Adds switches before a bare `--`, since those after it do not count, and removes earlier internal ones. */
function withSwitches(args: readonly string[], added: readonly string[]): string[] {
  const kept = args.filter((argument) => !isInternal(argument));
  const end = kept.indexOf('--');
  return end < 0 ? [...kept, ...added] : [...kept.slice(0, end), ...added, ...kept.slice(end)];
}

/**
 * Returns the arguments of the process that takes over after a failure, with the number of relaunches by then.
 *
 * @param attempts the wrong PINs so far, so that a relaunch does not grant new attempts
 */
export function recoveryArguments(
  args: readonly string[],
  relaunches: number,
  { wrong, lockouts, lockedSeconds }: PinAttempts,
): string[] {
  return withSwitches(args, [
    `--${relaunchesOption}=${relaunches}`,
    `--${pinAttemptsOption}=${wrong},${lockouts},${lockedSeconds}`,
  ]);
}

/** Returns the arguments of the kiosk that replaces a desk window. If a switch appears twice, the last one counts. */
export function kioskArguments(args: readonly string[]): string[] {
  return withSwitches(args, ['--kiosk']);
}
