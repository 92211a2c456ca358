import type { GuideCopy } from '../narration/describe';
import type { SwitchKeys } from './switch-keys';

/** The presses that the setup asks for, in order. */
export const setupSteps = ['move', 'moveAgain', 'select', 'selectAgain'] as const;

type SetupStep = (typeof setupSteps)[number];

/** A setup that learns which keys the switches send. Each is pressed twice, to catch slips. */
export interface SwitchSetup {
  readonly step: SetupStep;
  /** What to say about the last press. */
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
      // The switch may be the only one, or this may be a slip.
      return { step: 'selectAgain', move, select: code, note: code === move ? 'sameSwitch' : undefined };
    case 'selectAgain': {
      // A visitor with two switches has noticed the slip.
      if (code !== move && setup.select === move) return { step: 'selectAgain', move, select: code };
      if (code !== setup.select) return { step: 'select', move, note: 'otherSelect' };
      return { ...setup, keys: { move: code === move ? [] : [move], select: [code] } };
    }
  }
}
