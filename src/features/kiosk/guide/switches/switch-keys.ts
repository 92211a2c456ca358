/** What a switch does. */
export type SwitchCommand = 'move' | 'select';

/** The keys that the switches send, by `KeyboardEvent.code`. A single switch has only `select`: the scan moves by itself. */
export interface SwitchKeys {
  readonly move: readonly string[];
  readonly select: readonly string[];
}

/** What most switch boxes send: 1 and 2, or Space and Enter. */
export const twoSwitches: SwitchKeys = {
  move: ['Digit1', 'Numpad1', 'Space'],
  select: ['Digit2', 'Numpad2', 'Enter', 'NumpadEnter'],
};

/** The same keys, for a single switch. */
export const oneSwitch: SwitchKeys = { move: [], select: [...twoSwitches.move, ...twoSwitches.select] };

/** Whether there is only one switch, so that the scan has to move by itself. */
export function isSingle({ move }: SwitchKeys): boolean {
  return move.length === 0;
}

/** What a key does. */
export function switchCommand({ move, select }: SwitchKeys, code: string): SwitchCommand | undefined {
  return move.includes(code) ? 'move' : select.includes(code) ? 'select' : undefined;
}

/** Presses of one key that ask for the set-up of switches. */
const CALL_PRESSES = 3;

/** The longest time between two of them, in milliseconds. */
const CALL_GAP_MS = 10_000;

/** Presses of one key in a row. */
export interface PressCount {
  readonly code: string;
  /** The time of the last press, in milliseconds. */
  readonly at: number;
  readonly count: number;
}

/** Counts a press. */
export function countPress(last: PressCount | undefined, code: string, at: number): PressCount {
  const isNext = last?.code === code && at - last.at <= CALL_GAP_MS;
  return { code, at, count: isNext ? last.count + 1 : 1 };
}

/** Whether the presses ask for the set-up: nobody who cannot touch the screen has another way to it. */
export function isCall({ count }: PressCount): boolean {
  return count >= CALL_PRESSES;
}
