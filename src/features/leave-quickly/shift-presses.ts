const PRESSES = 3;

/** The longest time from the first to the last press, in milliseconds. */
const WITHIN_MS = 5_000;

/** A key that goes down or up, or a press of a pointer, with its time in milliseconds. */
export interface KeyOrPress {
  readonly kind: 'shiftDown' | 'shiftUp' | 'other';
  readonly time: number;
}

/** Classifies a key event. Shift with another modifier is a shortcut, such as for the keyboard layout. */
export function kindOfKey(event: Pick<KeyboardEvent, 'key' | 'getModifierState'>): KeyOrPress['kind'] {
  const isAlone = !['Control', 'Alt', 'AltGraph', 'Meta'].some((modifier) =>
    event.getModifierState(modifier),
  );
  return event.key === 'Shift' && isAlone ? 'shiftDown' : 'other';
}

interface ShiftPresses {
  /** Whether Shift is down, and nothing else was pressed since. */
  readonly isDown: boolean;
  /** The times at which Shift was released, the latest last. */
  readonly times: readonly number[];
}

export const initialShiftPresses: ShiftPresses = { isDown: false, times: [] };

/** Counts presses of Shift alone. Typing capitals or selecting text presses another key in between. */
export function countShiftPress({ isDown, times }: ShiftPresses, { kind, time }: KeyOrPress): ShiftPresses {
  if (kind === 'other') return initialShiftPresses;
  if (kind === 'shiftDown') return { isDown: true, times };
  return {
    isDown: false,
    times: [...times, ...(isDown ? [time] : [])].filter((each) => time - each <= WITHIN_MS),
  };
}

/** Whether Shift has been pressed often enough to leave the site. */
export function hasPressedEnough({ times }: ShiftPresses): boolean {
  return times.length >= PRESSES;
}
