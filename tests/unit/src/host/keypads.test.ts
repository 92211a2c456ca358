import { describe, expect, it } from 'vitest';
import { formatKeypad, isUsableKey, keypads, parseKeypad } from '@/host/keypads';

describe('parseKeypad', () => {
  it.each(Object.entries(keypads))('knows %s by its name', (name, keypad) => {
    expect(parseKeypad(name)).toBe(keypad);
  });

  it('takes a keypad key by key', () => {
    const keypad = { KeyW: 'up', KeyS: 'down', Space: 'action', KeyH: 'help' };
    expect(parseKeypad('up:KeyW,down:KeyS,action:Space,help:KeyH')).toEqual(keypad);
  });

  it.each([
    ['an unknown name', 'gamepad'],
    ['no Help', 'up:KeyW,down:KeyS,action:Space'],
    ['a key twice', 'up:KeyW,down:KeyW,action:Space,help:KeyH'],
    ['something that is no key', 'up:<b>,down:KeyS,action:Space,help:KeyH'],
    ['a key that modifies others', 'up:ShiftLeft,down:KeyS,action:Space,help:KeyH'],
    ['a key that the lock of the kiosk blocks', 'up:F5,down:KeyS,action:Space,help:KeyH'],
    ['too many parts', 'up:KeyW:KeyX,down:KeyS,action:Space,help:KeyH'],
  ])('rejects %s', (_, text) => {
    expect(parseKeypad(text)).toBeUndefined();
  });
});

it('formatKeypad writes what parseKeypad reads', () => {
  const text = 'up:KeyW,down:KeyS,action:Space,help:KeyH,louder:NumpadAdd';
  expect(formatKeypad(parseKeypad(text) ?? {})).toBe(text);
});

it.each(Object.entries(keypads))('%s can reach, choose, go back and ask for help', (_, keypad) => {
  expect(Object.keys(keypad).filter((code) => !isUsableKey(code))).toEqual([]);
  for (const command of ['up', 'down', 'left', 'right', 'action', 'back', 'help'] as const)
    expect(Object.values(keypad)).toContain(command);
});
