import { relaunchesOption } from '../cli/options';

const isCount = (argument: string) => argument.startsWith(`--${relaunchesOption}=`);

function withSwitches(args: readonly string[], added: readonly string[]): string[] {
  const kept = args.filter((argument) => !isCount(argument));
  const end = kept.indexOf('--');
  return end < 0 ? [...kept, ...added] : [...kept.slice(0, end), ...added, ...kept.slice(end)];
}

/**
 * Writes the arguments of the process that takes over after a failure.
 *
 * @param args of this process, without the executable
 * @param relaunches how often the app has been started anew by then
 */
export function recoveryArguments(args: readonly string[], relaunches: number): string[] {
  return withSwitches(args, [`--${relaunchesOption}=${relaunches}`]);
}

/** Writes the arguments of the kiosk that takes over from a window on the desk; of two switches the last one counts. */
export function kioskArguments(args: readonly string[]): string[] {
  return withSwitches(args, ['--kiosk']);
}
