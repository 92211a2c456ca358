import { expect, test } from 'vitest';
import { defaultSettings } from '@/features/kiosk/guide/responses/settings';
import * as switchKeys from '@/features/kiosk/guide/switches/switch-keys';

const { CALL_PRESSES, countPress, createBounceFilter } = switchKeys;
const { oneSwitch, pressInSetup, startOfSetup, switchCommand, twoSwitches } = switchKeys;

test('the first of two switches moves; a single one selects, since the scan moves by itself', () => {
  expect(switchCommand(twoSwitches, 'Digit1')).toBe('move');
  expect(switchCommand(oneSwitch, 'Digit1')).toBe('select');
  expect(switchCommand(twoSwitches, 'KeyA')).toBeUndefined();
});

type Press = [code: string, at: number];

/** Whether the last of these presses asks for the setup. */
function calls(...presses: Press[]): boolean {
  let count: switchKeys.PressCount | undefined;
  for (const [code, at] of presses) count = countPress(count, code, at);
  return count?.count === CALL_PRESSES;
}

test('three presses of one key open the setup unless they are far apart', () => {
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

test('bounces count once; the other switch counts immediately', () => {
  expect(counted(defaultSettings.bounceMs, ['Space', 0], ['Space', 299], ['Space', 599])).toEqual([0, 599]);
  expect(counted(300, ['Space', 0], ['Space', 200], ['Space', 400], ['Space', 600])).toEqual([0]);
  expect(counted(300, ['Digit1', 0], ['Digit2', 100], ['Digit1', 200])).toEqual([0, 100, 200]);
});

const press = (...codes: string[]): switchKeys.SwitchSetup => codes.reduce(pressInSetup, startOfSetup);

test('the same switch for every press is a single switch', () => {
  expect(press('Space', 'Space', 'Space').note).toBe('sameSwitch');
  expect(press('Space', 'Space', 'Space', 'Space').keys).toEqual({ move: [], select: ['Space'] });
});

test('a different key repeats that switch, with a note', () => {
  expect(press('KeyM', 'KeyS')).toEqual({ step: 'move', note: 'otherMove' });
  expect(press('KeyM', 'KeyM', 'KeyS', 'KeyX')).toMatchObject({ step: 'select', note: 'otherSelect' });
  const corrected = press('KeyX', 'KeyM', 'KeyM', 'KeyM', 'KeyS', 'KeyX', 'KeyS', 'KeyS');
  expect(corrected.keys).toEqual({ move: ['KeyM'], select: ['KeyS'] });
});

test('pressing Move for Select by mistake is corrected by pressing Select twice', () => {
  expect(press('KeyM', 'KeyM', 'KeyM', 'KeyS', 'KeyS').keys).toEqual({ move: ['KeyM'], select: ['KeyS'] });
});
