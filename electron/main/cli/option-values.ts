import { isAbsolute } from 'node:path';
import { type LanguageTag, offeredLanguages } from '../../../src/content/languages';
import { screenPaths } from '../../../src/copy/screen-paths';
import { keypads, parseKeypad } from '../../../src/host/keypads';
import { kioskDisplayFigures, parseFigure, pinDigits } from '../../../src/host/kiosk-settings';
import type { PinAttempts } from '../kiosk/staff-lock';

export interface ValueKind<Value> {
  /** The accepted values, phrased to follow `must be`. */
  readonly allowed: string;
  /** Whether a message must not repeat the value. */
  readonly secret?: true;
  /** Parses the value; `undefined` if it is not accepted. */
  readonly parse: (text: string) => Value | undefined;
}

/** Creates the kind of option whose value is a number in a range. */
const numberIn = (
  from: number,
  to: number,
  what: string,
  read: (text: string) => number | undefined,
): ValueKind<number> => ({
  allowed: `${what} from ${from} to ${to}`,
  parse(text) {
    const value = read(text) ?? Number.NaN;
    return value >= from && value <= to ? value : undefined;
  },
});

const wholeNumber = (from: number, to: number) =>
  numberIn(from, to, 'a whole number', (text) => (/^\d{1,6}$/.test(text) ? Number(text) : undefined));

const { inches, lowerEdgeMm } = kioskDisplayFigures;

const booleans: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['true', true],
  ['1', true],
  ['no', false],
  ['false', false],
  ['0', false],
]);

const yesOrNo: ValueKind<boolean> = {
  allowed: 'yes or no',
  parse: (text) => booleans.get(text.toLowerCase()),
};

const isPin = new RegExp(`^\\d{${pinDigits.from},${pinDigits.to}}$`);

const pin: ValueKind<string> = {
  allowed: `${pinDigits.from} to ${pinDigits.to} digits`,
  secret: true,
  parse: (text) => (isPin.test(text) ? text : undefined),
};

const keypad: ValueKind<string> = {
  allowed: `${Object.keys(keypads).join(', ')}, or a list of different keys, at least up:KeyW,down:KeyS,action:Enter,help:KeyH`,
  parse: (text) => (parseKeypad(text) ? text : undefined),
};

const language: ValueKind<LanguageTag> = {
  allowed: `one of ${offeredLanguages.join(', ')}`,
  parse: (text) => offeredLanguages.find((tag) => tag === text),
};

/** The screens on which the site can start. Excludes Content Management, to which visitors have no link. */
const startPaths: readonly string[] = Object.values(screenPaths).filter((path) => path !== screenPaths.admin);

const startPath: ValueKind<string> = {
  allowed: `one of ${startPaths.join(', ')}`,
  parse: (text) => startPaths.find((path) => path === text),
};

/** An absolute path. Whether the folder exists is checked when the app starts. */
const folder: ValueKind<string> = {
  allowed: 'the full path of an existing folder',
  parse: (text) => (isAbsolute(text) && !text.includes('\0') ? text : undefined),
};

/** An absolute path. If the file cannot be read, the site says why once it is open. */
const file: ValueKind<string> = {
  ...folder,
  allowed: 'the full path of a content file, or of the folder of a website',
};

const name: ValueKind<string> = {
  allowed: '1 to 40 letters from a to z, digits, dots, hyphens and underscores',
  parse: (text) => (/^[a-z\d][a-z\d._-]{0,39}$/i.test(text) ? text : undefined),
};

const pinAttempts: ValueKind<PinAttempts> = {
  allowed: 'three whole numbers',
  secret: true,
  parse(text) {
    const [, wrong, lockouts, lockedSeconds] =
      /^(\d{1,6}),(\d{1,6}),(\d{1,6})$/.exec(text)?.map(Number) ?? [];
    if (wrong === undefined || lockouts === undefined || lockedSeconds === undefined) return undefined;
    return { wrong, lockouts, lockedSeconds };
  },
};

/** The options that tell the app's next process how often the app was relaunched, and about wrong PINs. */
export const relaunchesOption = 'relaunched';
export const pinAttemptsOption = 'pin-attempts';

/** The options that only the app itself sets, so that no message mentions them. */
export const internalOptions: readonly string[] = [relaunchesOption, pinAttemptsOption];

export const optionValues = {
  kiosk: yesOrNo,
  'idle-seconds': wholeNumber(30, 3600),
  'warning-seconds': wholeNumber(20, 300),
  'exit-pin': pin,
  display: wholeNumber(1, 16),
  'screen-inches': numberIn(inches.from, inches.to, 'a number', parseFigure),
  'lower-edge-mm': wholeNumber(lowerEdgeMm.from, lowerEdgeMm.to),
  keypad,
  language,
  start: startPath,
  content: file,
  'kiosk-name': name,
  'log-dir': folder,
  [relaunchesOption]: wholeNumber(0, 99),
  [pinAttemptsOption]: pinAttempts,
} as const satisfies Record<string, ValueKind<unknown>>;
