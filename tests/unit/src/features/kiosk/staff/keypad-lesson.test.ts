import { expect, it } from 'vitest';
import {
  askedCommand,
  askedCommands,
  endLesson,
  type KeypadLesson,
  learnKey,
  newLesson,
  skipKey,
} from '@/features/kiosk/staff/keypad-lesson';
import { formatKeypad, parseKeypad } from '@/host/keypads';

const learn = (codes: readonly string[], lesson: KeypadLesson = newLesson) => codes.reduce(learnKey, lesson);

it('refuses a key that has a command, and asks again', () => {
  const lesson = learn(['KeyS', 'KeyS']);
  expect(lesson.answer).toEqual({ kind: 'used', code: 'KeyS', command: 'down' });
  expect(askedCommand(lesson)).toBe('up');
  expect(learn(['KeyW'], lesson).keypad).toEqual({ KeyS: 'down', KeyW: 'up' });
});

it('refuses a key that modifies others', () => {
  const lesson = learn(['ShiftLeft']);
  expect(lesson).toMatchObject({ keypad: {}, step: 0, answer: { kind: 'unusable', code: 'ShiftLeft' } });
});

it('can skip a key, and end before the last one', () => {
  const skipped = learn(['KeyL'], skipKey(learn(['KeyS', 'KeyW', 'Enter', 'KeyH'])));
  expect(skipped.keypad.KeyL).toBe('left');
  expect(askedCommand(endLesson(skipped))).toBeUndefined();
  expect(formatKeypad(endLesson(skipped).keypad)).toBe('down:KeyS,up:KeyW,action:Enter,help:KeyH,left:KeyL');
});

it('ends after the last key, with a keypad that the start command takes', () => {
  const codes = askedCommands.map((_, index) => (index < 10 ? `Digit${index}` : `Numpad${index - 10}`));
  const lesson = learn(codes);
  expect(askedCommand(lesson)).toBeUndefined();
  expect(parseKeypad(formatKeypad(lesson.keypad))).toEqual(lesson.keypad);
  expect(learnKey(lesson, 'KeyX')).toBe(lesson);
});
