import { expect, test } from 'vitest';
import { stepAlong } from '@/features/kiosk/guide/narration/levels';
import {
  bounceTimes,
  countPress,
  createBounceFilter,
  defaultBounceMs,
  isCall,
  oneSwitch,
  type PressCount,
  switchCommand,
  twoSwitches,
} from '@/features/kiosk/guide/switches/switch-keys';

test.each([
  ['Digit1', 'move'],
  ['Space', 'move'],
  ['Digit2', 'select'],
  ['Enter', 'select'],
])('with two switches, %s is %s; with one, it selects, since the scan moves by itself', (code, command) => {
  expect(switchCommand(twoSwitches, code)).toBe(command);
  expect(switchCommand(oneSwitch, code)).toBe('select');
  expect(switchCommand(twoSwitches, 'KeyA')).toBeUndefined();
});

type Press = [code: string, at: number];

/** Whether the last of these presses asks for the setup. */
function calls(...presses: Press[]): boolean {
  let count: PressCount | undefined;
  for (const [code, at] of presses) count = countPress(count, code, at);
  return count !== undefined && isCall(count);
}

test('three presses of one key ask for the setup, but not long after each other', () => {
  expect(calls(['Space', 0], ['Space', 3000])).toBe(false);
  expect(calls(['Space', 0], ['Space', 9000], ['Space', 18_000])).toBe(true);
  expect(calls(['Space', 0], ['Space', 1000], ['Space', 12_000])).toBe(false);
  expect(calls(['Space', 0], ['Enter', 1000], ['Space', 2000], ['Space', 3000])).toBe(false);
});

/** Which of these events of switches count. */
function counted(bounceMs: number, ...events: Press[]): number[] {
  const isBounce = createBounceFilter(() => bounceMs);
  return events.filter(([code, at]) => !isBounce(code, at)).map(([, at]) => at);
}

test('a double hit and a trembling hand count once; the other switch counts at once', () => {
  expect(counted(defaultBounceMs, ['Space', 0], ['Space', 299], ['Space', 599])).toEqual([0, 599]);
  expect(counted(300, ['Space', 0], ['Space', 200], ['Space', 400], ['Space', 600])).toEqual([0]);
  expect(counted(300, ['Digit1', 0], ['Digit2', 100], ['Digit1', 200])).toEqual([0, 100, 200]);
});

test('the time in which presses count as one has steps, and stays at the ends', () => {
  expect([stepAlong(bounceTimes, 300, 1), stepAlong(bounceTimes, 300, -1)]).toEqual([500, 0]);
  expect([stepAlong(bounceTimes, 0, -1), stepAlong(bounceTimes, 2000, 1)]).toEqual([0, 2000]);
});
