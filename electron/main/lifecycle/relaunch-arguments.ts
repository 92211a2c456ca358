import { relaunchesOption } from '../cli/option-values';

const isRelaunchCount = (argument: string) => argument.startsWith(`--${relaunchesOption}=`);

/** Adds switches before a bare `--`, where they still count as switches. */
function withSwitches(args: readonly string[], added: readonly string[]): string[] {
  const kept = args.filter((argument) => !isRelaunchCount(argument));
  const end = kept.indexOf('--');
  return end < 0 ? [...kept, ...added] : [...kept.slice(0, end), ...added, ...kept.slice(end)];
}

/**
 * The arguments of the process that takes over after a failure.
 *
 * @param args of this process, without the executable
 * @param relaunches how often the app has then been relaunched to recover
 */
export function recoveryArguments(args: readonly string[], relaunches: number): string[] {
  return withSwitches(args, [`--${relaunchesOption}=${relaunches}`]);
}

/** The arguments of the kiosk that replaces a desk window. Of two equal switches the last one counts. */
export function kioskArguments(args: readonly string[]): string[] {
  return withSwitches(args, ['--kiosk']);
}
