import { screenPaths } from '../../../src/copy/screen-paths';
import { defaultKioskTimes } from '../../../src/host/kiosk-settings';
import type { DesktopMode, HostSettings } from '../../shared/host-settings';
import type { LogPlace } from '../log/log';
import {
  internalOptions,
  optionValues,
  pinAttemptsOption,
  relaunchesOption,
  type ValueKind,
} from './option-values';
import { isOneTypoApart } from './typo';

type Environment = Readonly<Record<string, string | undefined>>;
type Name = keyof typeof optionValues;
type ValueOf<OfName extends Name> =
  (typeof optionValues)[OfName] extends ValueKind<infer Value> ? Value : never;

interface RawValue {
  readonly source: string;
  readonly text: string;
}

const names = Object.keys(optionValues) as Name[];
const environmentNames = names.filter((name) => !internalOptions.includes(name));
const isName = (name: string): name is Name => names.some((known) => known === name);
const environmentName = (name: string) => `FOUNDATION_${name.replaceAll('-', '_').toUpperCase()}`;

export const pinVariable = environmentName('exit-pin');

/** The switches that may be suggested for a typo. */
const switches = [...environmentNames, 'help', 'version'].map((name) => `--${name}`);

const pinSwitch = '--exit-pin';

/** Whether a mistyped name looks like the PIN option, whose value must never appear in a message. */
const namesPin = (name: string) => /[-_]pin(?:[-_]|$)/i.test(name);

/** Describes a mistake in an argument meant for the app. Launchers and Chromium have other switches, which it ignores. */
function typoIn(argument: string): string | undefined {
  // What follows the name may be a PIN, so no message repeats it.
  const [typed = ''] = /^[-–—]+(\p{L}+([-_]\p{L}+)*)?/u.exec(argument) ?? [];
  // Word processors and phones turn two hyphens into a long dash.
  const word = typed.toLowerCase().replace(/^[–—]/, '--');
  const meantPin = namesPin(word) || word.startsWith(pinSwitch) ? pinSwitch : undefined;
  const meant = switches.find((known) => word === known || isOneTypoApart(word, known)) ?? meantPin;
  if (!meant) return undefined;
  const name = meant.slice(2);
  const hint = isName(name) ? ` (${optionValues[name].allowed})` : '';
  return typed.startsWith(meant) && !isOneTypoApart(typed, meant)
    ? `${meant} takes its value after an equals sign${hint}.`
    : `Unknown option ${typed}: did you mean ${meant}${hint}?`;
}

/** Suggests the environment variable that a mistyped name probably stands for. */
function variableTypo(typed: string): string | undefined {
  const known = environmentNames.map(environmentName);
  const meantPin = typed.startsWith('FOUNDATION_') && namesPin(typed) ? pinVariable : undefined;
  const meant = known.find((each) => each === typed || isOneTypoApart(typed, each)) ?? meantPin;
  return meant && meant !== typed
    ? `Unknown environment variable ${typed}: did you mean ${meant}?`
    : undefined;
}

function fromEnvironment(env: Environment): Map<Name, RawValue> {
  const values = new Map<Name, RawValue>();
  for (const name of environmentNames) {
    const source = environmentName(name);
    const text = env[source];
    if (text) values.set(name, { source, text });
  }
  return values;
}

/** Returns the arguments before a bare `--`, which ends the switches for Chromium, too. */
function switchesIn(args: readonly string[]): string[] {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? undefined : end).filter((argument) => /^[-–—]/.test(argument));
}

const nameOf = (source: string) => (source.startsWith('--') ? source.slice(2) : '');

function fromArguments(typed: readonly string[]): Map<Name, RawValue> {
  const values = new Map<Name, RawValue>();
  for (const argument of typed) {
    const [source = '', ...rest] = argument.split('=');
    const name = nameOf(source);
    // A bare `--kiosk` means yes; every other option needs a value.
    const text = rest.length === 0 && name === 'kiosk' ? 'yes' : rest.join('=');
    if (isName(name)) values.set(name, { source, text });
  }
  return values;
}

/** Converts values to options, and adds a sentence to the errors for each value that is rejected. */
function toOptions(values: ReadonlyMap<Name, RawValue>, errors: string[]) {
  function parse<OfName extends Name>(name: OfName): ValueOf<OfName> | undefined {
    const raw = values.get(name);
    if (!raw) return undefined;
    const kind: ValueKind<unknown> = optionValues[name];
    const value = kind.parse(raw.text);
    if (value === undefined) {
      const actual = kind.secret ? '' : `, not ${raw.text ? JSON.stringify(raw.text) : 'empty'}`;
      errors.push(`${raw.source} must be ${kind.allowed}${actual}.`);
    }
    return value as ValueOf<OfName> | undefined;
  }
  const mode: DesktopMode = parse('kiosk') ? 'kiosk' : 'desk';
  const log: LogPlace = { folder: parse('log-dir'), kioskName: parse('kiosk-name') };
  return {
    mode,
    idleSeconds: parse('idle-seconds') ?? defaultKioskTimes.idleSeconds,
    warningSeconds: parse('warning-seconds') ?? defaultKioskTimes.warningSeconds,
    /** The page never receives the PIN, and the log never contains it. */
    exitPin: parse('exit-pin'),
    display: parse('display'),
    screenInches: parse('screen-inches'),
    lowerEdgeMm: parse('lower-edge-mm'),
    keypad: parse('keypad'),
    language: parse('language'),
    start: parse('start') ?? screenPaths.home,
    content: parse('content'),
    log,
    /** How often the app has relaunched itself to recover, and the wrong PINs before that. */
    relaunches: parse(relaunchesOption) ?? 0,
    pinAttempts: parse(pinAttemptsOption),
  };
}

export type Options = Readonly<ReturnType<typeof toOptions>>;

type Command =
  | { readonly kind: 'app'; readonly options: Options }
  | { readonly kind: 'help' | 'version' }
  /** `log` contains the valid log options, so that the error itself can be logged. */
  | { readonly kind: 'error'; readonly message: string; readonly log: LogPlace };

/**
 * Parses the command line, which takes precedence, and the environment. Ignores what is no switch, such as the app's
 * folder.
 */
export function parseOptions(args: readonly string[], env: Environment): Command {
  const typed = switchesIn(args);
  if (typed.includes('--help')) return { kind: 'help' };
  if (typed.includes('--version')) return { kind: 'version' };
  const unknown = typed
    .map((argument) => argument.split('=')[0] ?? '')
    .filter((each) => !isName(nameOf(each)));
  const errors = [...Object.keys(env).map(variableTypo), ...unknown.map(typoIn)].filter(
    (error) => error !== undefined,
  );
  const options = toOptions(new Map([...fromEnvironment(env), ...fromArguments(typed)]), errors);
  const [message] = errors;
  return message === undefined ? { kind: 'app', options } : { kind: 'error', message, log: options.log };
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
