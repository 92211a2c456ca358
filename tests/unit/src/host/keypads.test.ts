import { expect, it } from 'vitest';
import { isUsableKey, keypads, parseKeypad } from '@/host/keypads';

it.each([
  ['no Help', 'up:KeyW,down:KeyS,action:Space'],
  ['a key that the lock of the kiosk blocks', 'up:F5,down:KeyS,action:Space,help:KeyH'],
  ['too many parts', 'up:KeyW:KeyX,down:KeyS,action:Space,help:KeyH'],
])('rejects %s', (_, text) => expect(parseKeypad(text)).toBeUndefined());

it.each(Object.entries(keypads))('%s can reach, choose, go back and ask for help', (name, keypad) => {
  expect(parseKeypad(name)).toBe(keypad);
  expect(Object.keys(keypad).filter((code) => !isUsableKey(code))).toEqual([]);
  for (const command of ['up', 'down', 'left', 'right', 'action', 'back', 'help'] as const)
    expect(Object.values(keypad)).toContain(command);
});
