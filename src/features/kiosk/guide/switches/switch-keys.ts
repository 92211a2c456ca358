import type { GuideCopy } from '../reading/phrase';

export type SwitchCommand = 'move' | 'select';

/** The keys that the switches send, by `KeyboardEvent.code`. A single switch has only `select`: the scan moves by itself. */
export interface SwitchKeys {
  readonly move: readonly string[];
  readonly select: readonly string[];
}

/** The keys that most switch boxes send: 1 and 2, or Space and Enter. */
export const twoSwitches: SwitchKeys = {
  move: ['Digit1', 'Numpad1', 'Space'],
  select: ['Digit2', 'Numpad2', 'Enter', 'NumpadEnter'],
};

/** The same keys for a single switch, each of which selects. */
export const oneSwitch: SwitchKeys = { move: [], select: [...twoSwitches.move, ...twoSwitches.select] };

/** Whether there is only one switch, so that the scan has to move by itself. */
export function isOneSwitch({ move }: SwitchKeys): boolean {
  return move.length === 0;
}

export function switchCommand({ move, select }: SwitchKeys, code: string): SwitchCommand | undefined {
  if (move.includes(code)) return 'move';
  return select.includes(code) ? 'select' : undefined;
}

/** How many presses of one key open the setup, for visitors who cannot touch the screen. */
export const CALL_PRESSES = 3;

/** The longest time between two of these presses, in milliseconds. */
const CALL_GAP_MS = 10_000;

export interface PressCount {
  readonly code: string;
  /** The time of the last press, in milliseconds. */
  readonly at: number;
  readonly count: number;
}

export function countPress(last: PressCount | undefined, code: string, at: number): PressCount {
  const isNext = last?.code === code && at - last.at <= CALL_GAP_MS;
  return { code, at, count: isNext ? last.count + 1 : 1 };
}

/** Modifier keys, which no switch sends alone, and keys that move the focus or scroll. */
const otherKeys = /^(Shift|Control|Alt|Meta|CapsLock|Tab|Escape|Arrow|Page|Home|End|F\d)/;

/** Whether a switch may send this key. */
export function canBeSwitch(code: string): boolean {
  return !otherKeys.test(code);
}

/** Creates a filter for presses that a shaking hand or worn switch sends twice, within `bounceMs` after it went down or up. */
export function createBounceFilter(bounceMs: () => number) {
  let last: { readonly code: string; readonly at: number } | undefined;

  /** Whether the same switch went down or up just before. */
  return (code: string, at: number): boolean => {
    const isSoon = last?.code === code && at - last.at < bounceMs();
    last = { code, at };
    return isSoon;
  };
}

/** The presses that the setup asks for, in order. */
export const setupSteps = ['move', 'moveAgain', 'select', 'selectAgain'] as const;

type SetupStep = (typeof setupSteps)[number];

/** A setup that learns which keys the switches send. It asks for each twice, to catch slips. */
export interface SwitchSetup {
  readonly step: SetupStep;
  /** The remark about the last press. */
  readonly note?: 'otherMove' | 'otherSelect' | 'sameSwitch';
  readonly move?: string;
  readonly select?: string;
  readonly keys?: SwitchKeys;
}

export const startOfSetup: SwitchSetup = { step: 'move' };

/** Asks for the next press. */
export function setupText({ step, note }: SwitchSetup, copy: GuideCopy): string {
  const { steps, notes } = copy.switches.setup;
  return [note && notes[note], steps[step]].filter(Boolean).join(' ');
}

/** Responds to a press. A different key leads back to the first press of that switch. */
export function pressInSetup(setup: SwitchSetup, code: string): SwitchSetup {
  const { step, move = code } = setup;
  switch (step) {
    case 'move':
      return { step: 'moveAgain', move: code };
    case 'moveAgain':
      return code === move ? { step: 'select', move } : { step: 'move', note: 'otherMove' };
    case 'select':
      // Asks again after the same switch: the visitor has only one, or pressed the wrong one.
      return { step: 'selectAgain', move, select: code, note: code === move ? 'sameSwitch' : undefined };
    case 'selectAgain': {
      // Accepts the other switch now, since the visitor had pressed the wrong one before.
      if (code !== move && setup.select === move) return { step: 'selectAgain', move, select: code };
      if (code !== setup.select) return { step: 'select', move, note: 'otherSelect' };
      return { ...setup, keys: { move: code === move ? [] : [move], select: [code] } };
    }
  }
}
