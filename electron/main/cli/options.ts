import type { DesktopMode } from '../../shared/host-settings';
import { folder, pin, startPath, type ValueKind, wholeNumber, yesOrNo } from './option-values';
import { isOneSlipApart } from './typo';

/** What the app was started to be. */
export interface Options {
  readonly mode: DesktopMode;
  readonly idleSeconds: number;
  readonly warningSeconds: number;
  /** Never logged, and never handed to the page. */
  readonly exitPin: string | undefined;
  /** The display to fill, counted from 1; the primary one where it is not given. */
  readonly display: number | undefined;
  /** The path of the screen that opens first. */
  readonly start: string;
  readonly logDir: string | undefined;
  /** How often the app has been started anew to recover, which it tells itself. */
  readonly relaunches: number;
}

/** What a command line asks for. */
export type Command =
  | { readonly run: 'app'; readonly options: Options }
  | { readonly run: 'help' }
  | { readonly run: 'version' }
  | { readonly run: 'error'; readonly message: string };

/** The argument by which the app counts how often it has started itself anew. */
export const relaunchesOption = 'relaunched';

/** Every option that takes a value, with the values that it takes. */
const kinds = {
  kiosk: yesOrNo,
  'idle-seconds': wholeNumber(30, 3600),
  'warning-seconds': wholeNumber(20, 300),
  'exit-pin': pin,
  display: wholeNumber(1, 16),
  start: startPath,
  'log-dir': folder,
  [relaunchesOption]: wholeNumber(0, 99),
} as const satisfies Record<string, ValueKind<unknown>>;

type Name = keyof typeof kinds;
type ValueOf<OfName extends Name> = (typeof kinds)[OfName] extends ValueKind<infer Value> ? Value : never;

/** What was given for an option, and where. */
interface Given {
  readonly source: string;
  readonly text: string;
}

/** Something that was given and cannot be followed; its message is one sentence. */
class OptionError extends Error {}

const names = Object.keys(kinds) as Name[];
const environmentNames = names.filter((name) => name !== relaunchesOption);
const isName = (name: string): name is Name => names.some((known) => known === name);
const environmentName = (name: string) => `FOUNDATION_${name.replaceAll('-', '_').toUpperCase()}`;

/** The switches as they are typed; the relaunch count is none that anybody should be led to. */
const switches = [...environmentNames, 'help', 'version'].map((name) => `--${name}`);

function allowedFor(name: string): string {
  const known = name.replace(/^--/, '');
  return isName(known) ? `, ${kinds[known].allowed}` : '';
}

/** Word processors and phones make one long dash of two short ones. */
const withShortDashes = (text: string) => text.toLowerCase().replace(/^[–—]/, '--');

/** Launchers and Chromium have switches of their own, so an unknown one is refused only where it looks like ours. */
function refuseSlip(typed: string): void {
  const word = withShortDashes(typed);
  const meant = switches.find((known) => word === known || isOneSlipApart(word, known));
  if (!meant) return;
  throw new OptionError(`There is no option ${typed}: did you mean ${meant}${allowedFor(meant)}?`);
}

function refuseEnvironmentSlip(env: Environment): void {
  const known = environmentNames.map(environmentName);
  for (const typed of Object.keys(env)) {
    const meant = known.includes(typed) ? undefined : known.find((each) => isOneSlipApart(typed, each));
    if (meant) throw new OptionError(`There is no variable ${typed}: did you mean ${meant}?`);
  }
}

function givenInEnvironment(env: Environment): Map<Name, Given> {
  refuseEnvironmentSlip(env);
  const given = new Map<Name, Given>();
  for (const name of environmentNames) {
    const source = environmentName(name);
    const text = env[source];
    if (text) given.set(name, { source, text });
  }
  return given;
}

/** Switches end at a bare `--`, as they do for Chromium. */
function switchesOf(args: readonly string[]): string[] {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? undefined : end).filter((argument) => /^[-–—]/.test(argument));
}

function givenInArguments(typed: readonly string[]): Map<Name, Given> {
  const given = new Map<Name, Given>();
  for (const argument of typed) {
    const [source = '', ...rest] = argument.split('=');
    const name = source.slice(2);
    if (!source.startsWith('--') || !isName(name)) refuseSlip(source);
    // The kiosk is the one option that says enough by being there.
    else given.set(name, { source, text: rest.length === 0 && name === 'kiosk' ? 'yes' : rest.join('=') });
  }
  return given;
}

function readValue<OfName extends Name>(
  given: ReadonlyMap<Name, Given>,
  name: OfName,
): ValueOf<OfName> | undefined {
  const found = given.get(name);
  if (!found) return undefined;
  const kind: ValueKind<unknown> = kinds[name];
  const value = kind.read(found.text);
  if (value === undefined) {
    const repeated = kind.secret ? '' : `, but is ${found.text ? JSON.stringify(found.text) : 'empty'}`;
    throw new OptionError(`${found.source} must be ${kind.allowed}${repeated}.`);
  }
  return value as ValueOf<OfName>;
}

function toOptions(given: ReadonlyMap<Name, Given>): Options {
  return {
    mode: readValue(given, 'kiosk') ? 'kiosk' : 'desk',
    idleSeconds: readValue(given, 'idle-seconds') ?? 120,
    warningSeconds: readValue(given, 'warning-seconds') ?? 30,
    exitPin: readValue(given, 'exit-pin'),
    display: readValue(given, 'display'),
    start: readValue(given, 'start') ?? '/',
    logDir: readValue(given, 'log-dir'),
    relaunches: readValue(given, relaunchesOption) ?? 0,
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads what the app is to do from its command line and its environment; the command line wins.
 *
 * @param args without the executable; what is not a switch, such as the app's folder, is left alone
 */
export function parseOptions(args: readonly string[], env: Environment): Command {
  const typed = switchesOf(args);
  if (typed.includes('--help')) return { run: 'help' };
  if (typed.includes('--version')) return { run: 'version' };
  try {
    return {
      run: 'app',
      options: toOptions(new Map([...givenInEnvironment(env), ...givenInArguments(typed)])),
    };
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    return { run: 'error', message: error.message };
  }
}
