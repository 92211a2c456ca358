import { expect, test } from 'vitest';
import {
  countPress,
  createBounceFilter,
  defaultBounceMs,
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

/** Which of these events of switches only repeat the one before. */
function bounces(bounceMs: number, ...events: [code: string, at: number][]): boolean[] {
  const isBounce = createBounceFilter(() => bounceMs);
  return events.map(([code, at]) => isBounce(code, at));
}

test('a double hit counts once, the next press counts again', () => {
  expect(defaultBounceMs).toBe(300);
  expect(bounces(defaultBounceMs, ['Space', 0], ['Space', 299], ['Space', 599])).toEqual([
    false,
    true,
    false,
  ]);
});

test('a hand that goes on trembling presses once', () => {
  expect(bounces(300, ['Space', 0], ['Space', 200], ['Space', 400], ['Space', 600])).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test('the other switch counts at once', () => {
  expect(bounces(300, ['Digit1', 0], ['Digit2', 100], ['Digit1', 200])).toEqual([false, false, false]);
});

test('every press counts if the visitor wants it', () => {
  expect(bounces(0, ['Space', 0], ['Space', 0], ['Space', 1])).toEqual([false, false, false]);
});
