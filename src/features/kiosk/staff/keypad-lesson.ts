import { isUsableKey, type Keypad, type KeypadCommand } from '@/host/keypads';

/** The keys that staff are asked to press, in this order; the first four are the ones that every keypad needs. */
export const askedCommands: readonly KeypadCommand[] = [
  'down',
  'up',
  'action',
  'help',
  'right',
  'left',
  'back',
  'home',
  'louder',
  'quieter',
  'faster',
  'slower',
  'repeat',
  'pause',
  'start',
];

/** What the kiosk answers to a key: that it has been learned, or why it has not. */
export interface LessonAnswer {
  readonly kind: 'learned' | 'used' | 'unusable';
  readonly code: string;
  /** The command that the key has now. */
  readonly command?: KeypadCommand | undefined;
}

/** How far staff are in teaching the kiosk a keypad. */
export interface KeypadLesson {
  readonly keypad: Keypad;
  /** The index of the command that is asked for; past the last one, the lesson is over. */
  readonly step: number;
  readonly answer?: LessonAnswer | undefined;
}

/** A lesson before its first key. */
export const newLesson: KeypadLesson = { keypad: {}, step: 0 };

/** The command whose key is asked for; `undefined` when the lesson is over. */
export function askedCommand({ step }: KeypadLesson): KeypadCommand | undefined {
  return askedCommands[step];
}

/** Gives a key the command that is asked for, unless it has another one or cannot be used. */
export function learnKey(lesson: KeypadLesson, code: string): KeypadLesson {
  const command = askedCommand(lesson);
  if (!command) return lesson;
  const used = lesson.keypad[code];
  if (used) return { ...lesson, answer: { kind: 'used', code, command: used } };
  if (!isUsableKey(code)) return { ...lesson, answer: { kind: 'unusable', code } };
  return {
    keypad: { ...lesson.keypad, [code]: command },
    step: lesson.step + 1,
    answer: { kind: 'learned', code, command },
  };
}

/** Goes on without a key for the command that is asked for. */
export function skipKey({ keypad, step }: KeypadLesson): KeypadLesson {
  return { keypad, step: step + 1 };
}

/** Goes on without the keys that have not been asked for. */
export function endLesson({ keypad }: KeypadLesson): KeypadLesson {
  return { keypad, step: askedCommands.length };
}
