import type { LanguageTag } from '../../../src/content/languages';
import { screenPaths } from '../../../src/copy/screen-paths';
import { defaultKioskTimes } from '../../../src/host/kiosk-settings';
import type { DesktopMode, HostSettings } from '../../shared/host-settings';
import type { PinAttempts } from '../kiosk/staff-lock';
import type { LogPlace } from '../log/log';
import {
  internalOptions,
  optionValues,
  pinAttemptsOption,
  relaunchesOption,
  type ValueKind,
} from './option-values';
import { isOneTypoApart } from './typo';

/** The options that the app runs with. */
export interface Options {
  readonly mode: DesktopMode;
  readonly idleSeconds: number;
  readonly warningSeconds: number;
  /** Never logged, and never passed to the page. */
  readonly exitPin: string | undefined;
  /** The display to fill, counted from 1; the primary one by default. */
  readonly display: number | undefined;
  /** The display's diagonal, in inches. */
  readonly screenInches: number | undefined;
  /** The height of the display's lower edge above the floor, in millimeters. */
  readonly lowerEdgeMm: number | undefined;
  /** The keypad of the audio guide: the name of a known one, or its keys. */
  readonly keypad: string | undefined;
  /** The language in which the site starts. */
  readonly language: LanguageTag | undefined;
  /** The path of the screen that opens first. */
  readonly start: string;
  /** The path of the content file to start with. */
  readonly content: string | undefined;
  readonly log: LogPlace;
  /** How often the app has relaunched itself to recover. */
  readonly relaunches: number;
  /** The wrong PINs before the relaunch. */
  readonly pinAttempts: PinAttempts | undefined;
}

/** The options of a command line. */
export type Command =
  | { readonly kind: 'app'; readonly options: Options }
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  /** `log` is known as far as its own options are valid. */
  | { readonly kind: 'error'; readonly message: string; readonly log: LogPlace };

type Environment = Readonly<Record<string, string | undefined>>;
type Name = keyof typeof optionValues;
type ValueOf<OfName extends Name> =
  (typeof optionValues)[OfName] extends ValueKind<infer Value> ? Value : never;

/** The unparsed value of an option, and where it was set. */
interface RawValue {
  readonly source: string;
  readonly text: string;
}

/** An invalid option; its message is one sentence. */
class OptionError extends Error {}

/** Only the account of the app may read the log, unless it is told otherwise. */
const privateLog = 0o600;

const names = Object.keys(optionValues) as Name[];
const environmentNames = names.filter((name) => !internalOptions.includes(name));
const isName = (name: string): name is Name => names.some((known) => known === name);
const environmentName = (name: string) => `FOUNDATION_${name.replaceAll('-', '_').toUpperCase()}`;

/** The environment variable with the PIN. */
export const pinVariable = environmentName('exit-pin');

/** The switches that may be suggested for a typo. */
const switches = [...environmentNames, 'help', 'version'].map((name) => `--${name}`);

function allowedHint(name: string): string {
  const known = name.replace(/^--/, '');
  return isName(known) ? ` (${optionValues[known].allowed})` : '';
}

/** Word processors and phones turn two hyphens into a long dash. */
const withHyphens = (text: string) => text.toLowerCase().replace(/^[–—]/, '--');

const pinSwitch = '--exit-pin';

/** Where a PIN was meant to be set, whatever the switch or variable is called. */
const namesPin = (name: string) => name.toLowerCase().split(/[-_]/).includes('pin');

/** The part of a switch that messages may repeat: what follows its name may be a PIN. */
const switchName = (typed: string) => /^[-–—]+(\p{L}+([-_]\p{L}+)*)?/u.exec(typed)?.[0] ?? '';

/**
 * Rejects what was meant as one of the app's options. Launchers and Chromium have switches of their own, so any other
 * unknown switch is ignored.
 */
function rejectTypo(argument: string): void {
  const typed = switchName(argument);
  const word = withHyphens(typed);
  if (switches.includes(word) && word === typed && word !== argument) {
    throw new OptionError(`${typed} takes its value after an equals sign${allowedHint(typed)}.`);
  }
  const meant =
    switches.find((known) => word === known || isOneTypoApart(word, known)) ??
    (namesPin(word) ? pinSwitch : undefined);
  // Without the rest of what was typed: it may be the PIN.
  if (!meant && word.startsWith(pinSwitch)) {
    throw new OptionError(`${pinSwitch} takes its value after an equals sign${allowedHint(pinSwitch)}.`);
  }
  if (!meant) return;
  throw new OptionError(`Unknown option ${typed}: did you mean ${meant}${allowedHint(meant)}?`);
}

function rejectEnvironmentTypo(env: Environment): void {
  const known = environmentNames.map(environmentName);
  for (const typed of Object.keys(env)) {
    if (known.includes(typed)) continue;
    const meant =
      known.find((each) => isOneTypoApart(typed, each)) ??
      (typed.startsWith('FOUNDATION_') && namesPin(typed) ? pinVariable : undefined);
    if (meant) throw new OptionError(`Unknown environment variable ${typed}: did you mean ${meant}?`);
  }
}

function fromEnvironment(env: Environment): Map<Name, RawValue> {
  rejectEnvironmentTypo(env);
  const values = new Map<Name, RawValue>();
  for (const name of environmentNames) {
    const source = environmentName(name);
    const text = env[source];
    if (text) values.set(name, { source, text });
  }
  return values;
}

/** Switches end at a bare `--`, as they do for Chromium. */
function switchesIn(args: readonly string[]): string[] {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? undefined : end).filter((argument) => /^[-–—]/.test(argument));
}

function fromArguments(typed: readonly string[]): Map<Name, RawValue> {
  const values = new Map<Name, RawValue>();
  for (const argument of typed) {
    const [source = '', ...rest] = argument.split('=');
    const name = source.slice(2);
    if (!source.startsWith('--') || !isName(name)) rejectTypo(source);
    // A bare `--kiosk` means yes; every other option needs a value.
    else values.set(name, { source, text: rest.length === 0 && name === 'kiosk' ? 'yes' : rest.join('=') });
  }
  return values;
}

function parseValue<OfName extends Name>(
  values: ReadonlyMap<Name, RawValue>,
  name: OfName,
): ValueOf<OfName> | undefined {
  const raw = values.get(name);
  if (!raw) return undefined;
  const kind: ValueKind<unknown> = optionValues[name];
  const value = kind.parse(raw.text);
  if (value === undefined) {
    const actual = kind.secret ? '' : `, not ${raw.text ? JSON.stringify(raw.text) : 'empty'}`;
    throw new OptionError(`${raw.source} must be ${kind.allowed}${actual}.`);
  }
  return value as ValueOf<OfName>;
}

function toOptions(values: ReadonlyMap<Name, RawValue>): Options {
  return {
    mode: parseValue(values, 'kiosk') ? 'kiosk' : 'desk',
    idleSeconds: parseValue(values, 'idle-seconds') ?? defaultKioskTimes.idleSeconds,
    warningSeconds: parseValue(values, 'warning-seconds') ?? defaultKioskTimes.warningSeconds,
    exitPin: parseValue(values, 'exit-pin'),
    display: parseValue(values, 'display'),
    screenInches: parseValue(values, 'screen-inches'),
    lowerEdgeMm: parseValue(values, 'lower-edge-mm'),
    keypad: parseValue(values, 'keypad'),
    language: parseValue(values, 'language'),
    start: parseValue(values, 'start') ?? screenPaths.home,
    content: parseValue(values, 'content'),
    log: {
      folder: parseValue(values, 'log-dir'),
      kioskName: parseValue(values, 'kiosk-name'),
      mode: parseValue(values, 'log-mode') ?? privateLog,
    },
    relaunches: parseValue(values, relaunchesOption) ?? 0,
    pinAttempts: parseValue(values, pinAttemptsOption),
  };
}

/** Where the log is, to log that other options are invalid. */
function findLog(typed: readonly string[], env: Environment): LogPlace {
  function find<Value>(name: Name, { parse }: ValueKind<Value>): Value | undefined {
    const prefix = `--${name}=`;
    const argument = typed.findLast((each) => each.startsWith(prefix));
    return parse(argument?.slice(prefix.length) ?? env[environmentName(name)] ?? '');
  }
  return {
    folder: find('log-dir', optionValues['log-dir']),
    kioskName: find('kiosk-name', optionValues['kiosk-name']),
    mode: find('log-mode', optionValues['log-mode']) ?? privateLog,
  };
}

/**
 * Parses the command line and the environment; the command line takes precedence.
 *
 * @param args without the executable; anything that is not a switch, such as the app's folder, is ignored
 */
export function parseOptions(args: readonly string[], env: Environment): Command {
  const typed = switchesIn(args);
  if (typed.includes('--help')) return { kind: 'help' };
  if (typed.includes('--version')) return { kind: 'version' };
  try {
    return {
      kind: 'app',
      options: toOptions(new Map([...fromEnvironment(env), ...fromArguments(typed)])),
    };
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    return { kind: 'error', message: error.message, log: findLog(typed, env) };
  }
}

/** The options that the page may know: whether there is a PIN, but not the PIN itself. */
export function hostSettings(options: Options, language: string): HostSettings {
  const { mode, idleSeconds, warningSeconds, screenInches, lowerEdgeMm, keypad, exitPin } = options;
  return mode === 'desk'
    ? { mode, language, isMac: process.platform === 'darwin' }
    : {
        mode,
        times: { idleSeconds, warningSeconds },
        display: { inches: screenInches, lowerEdgeMm },
        keypad,
        asksForPin: exitPin !== undefined,
      };
}
