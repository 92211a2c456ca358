import { isAbsolute } from 'node:path';
import { screens } from '../copy';

/** One kind of value that an option takes. */
export interface ValueKind<Value> {
  /** The values that are allowed, in words that follow `must be`. */
  readonly allowed: string;
  /** Whether what was given must not be repeated in a message. */
  readonly secret?: true;
  /** Reads what was given; `undefined` where it is not allowed. */
  readonly read: (text: string) => Value | undefined;
}

/** A whole number in a range, written in plain digits. */
export function wholeNumber(from: number, to: number): ValueKind<number> {
  return {
    allowed: `a whole number from ${from} to ${to}`,
    read(text) {
      const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
      return value >= from && value <= to ? value : undefined;
    },
  };
}

const answers: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['true', true],
  ['1', true],
  ['no', false],
  ['false', false],
  ['0', false],
]);

/** Yes or no, in the usual spellings. */
export const yesOrNo: ValueKind<boolean> = {
  allowed: 'yes or no',
  read: (text) => answers.get(text.toLowerCase()),
};

/** The PIN of the staff. */
export const pin: ValueKind<string> = {
  allowed: '4 to 12 digits',
  secret: true,
  read: (text) => (/^\d{4,12}$/.test(text) ? text : undefined),
};

/** Visitors have no way to Content Management, so the site does not start there. */
const startPaths: readonly string[] = screens.map(({ path }) => path).filter((path) => path !== '/admin');

/** The path of a screen that visitors may see. */
export const startPath: ValueKind<string> = {
  allowed: `one of ${startPaths.join(', ')}`,
  read: (text) => startPaths.find((path) => path === text),
};

/** A full path; whether it exists is found out where it is used. */
export const folder: ValueKind<string> = {
  allowed: 'the full path of an existing folder',
  read: (text) => (isAbsolute(text) && !text.includes('\0') ? text : undefined),
};
