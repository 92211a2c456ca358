import { expect, it } from 'vitest';
import {
  type GuardedPress,
  isPressOnNewControl,
  isRepeat,
  type LastPress,
  updateLastPress,
} from '@/lib/press-rules';

const first: GuardedPress = { control: 'first', isRepeatable: false, x: 100, y: 100, at: 1_000 };
const second: GuardedPress = { ...first, control: 'second' };

const box = { left: 0, top: 80, right: 300, bottom: 120 };
const watched: LastPress = { ...first, box, seen: 'first', changedAt: undefined };

/** The first press, with something else at its place since a certain time. */
const changed = (at: number) => updateLastPress(watched, 'second', at);

it('a press falls through within a finger’s width of the last press, or on what was the same control', () => {
  const at = 1_200;
  for (const [x, y, falls] of [
    [140, 140, true],
    [60, 60, true],
    [100, 141, false],
    [141, 60, false],
    [299, 81, true],
    [301, 100, false],
    [299, 79, false],
  ] as const) {
    expect(isPressOnNewControl(changed(1_010), { ...second, x, y, at }), `${x}, ${y}`).toBe(falls);
  }
});

it('a press falls through when the last press was of no control, or nothing can be pressed now', () => {
  const onNothing: LastPress = { ...watched, control: null, seen: null, box: undefined };
  expect(isPressOnNewControl(updateLastPress(onNothing, 'second', 1_010), { ...second, at: 1_200 })).toBe(
    true,
  );
  expect(isPressOnNewControl(changed(1_010), { ...first, control: null, at: 1_200 })).toBe(true);
});

it('a press falls through not if nothing has changed for half a second, or if it hits the same control again', () => {
  expect(isPressOnNewControl(changed(1_010), { ...second, at: 1_510 })).toBe(false);
  expect(isPressOnNewControl(undefined, first)).toBe(false);
  expect(isPressOnNewControl(watched, { ...second, at: 1_010 })).toBe(false);
  expect(isPressOnNewControl(updateLastPress(watched, 'first', 1_010), { ...second, at: 1_020 })).toBe(false);
  expect(isPressOnNewControl(changed(1_010), { ...first, at: 1_200 })).toBe(false);
});

it('a press is a repeat within half a second, of the same control that is not meant to be pressed again', () => {
  expect(isRepeat(first, { ...first, at: 1_499 })).toBe(true);
  expect(isRepeat(first, { ...first, at: 1_500 })).toBe(false);
  expect(isRepeat(first, { ...second, at: 1_100 })).toBe(false);
  expect(isRepeat(undefined, first)).toBe(false);
  const key = { ...first, isRepeatable: true };
  expect(isRepeat(key, { ...key, at: 1_100 })).toBe(false);
});
