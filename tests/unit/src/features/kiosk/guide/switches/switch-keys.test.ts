import { expect, test } from 'vitest';
import {
  countPress,
  isCall,
  isSingle,
  oneSwitch,
  type PressCount,
  switchCommand,
  twoSwitches,
} from '@/features/kiosk/guide/switches/switch-keys';

test.each([
  ['Digit1', 'move'],
  ['Numpad1', 'move'],
  ['Space', 'move'],
  ['Digit2', 'select'],
  ['Numpad2', 'select'],
  ['Enter', 'select'],
  ['KeyA', undefined],
])('with two switches, %s is %s', (code, command) => {
  expect(switchCommand(twoSwitches, code)).toBe(command);
});

test('with a single switch, each of these keys selects, since the scan moves by itself', () => {
  expect(isSingle(oneSwitch)).toBe(true);
  expect(isSingle(twoSwitches)).toBe(false);
  expect(['Digit1', 'Space', 'Enter'].map((code) => switchCommand(oneSwitch, code))).toEqual([
    'select',
    'select',
    'select',
  ]);
});

/** Whether the last of these presses asks for the set-up. */
function calls(...presses: [code: string, at: number][]): boolean {
  let count: PressCount | undefined;
  for (const [code, at] of presses) count = countPress(count, code, at);
  return count !== undefined && isCall(count);
}

test('three presses of one key ask for the set-up', () => {
  expect(calls(['Space', 0], ['Space', 3000])).toBe(false);
  expect(calls(['Space', 0], ['Space', 9000], ['Space', 18_000])).toBe(true);
});

test('neither different keys do, nor presses long after each other', () => {
  expect(calls(['Space', 0], ['Enter', 1000], ['Space', 2000], ['Space', 3000])).toBe(false);
  expect(calls(['Space', 0], ['Space', 1000], ['Space', 12_000])).toBe(false);
});
