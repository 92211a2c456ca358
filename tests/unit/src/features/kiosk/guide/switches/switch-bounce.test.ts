import { expect, test } from 'vitest';
import {
  bounceTimes,
  changeBounceTime,
  createBounceFilter,
  defaultBounceMs,
} from '@/features/kiosk/guide/switches/switch-bounce';

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

test('the time has steps, and stays at the ends', () => {
  expect(changeBounceTime(300, 'longer')).toBe(500);
  expect(changeBounceTime(300, 'shorter')).toBe(0);
  expect(changeBounceTime(0, 'shorter')).toBe(0);
  expect(changeBounceTime(bounceTimes.at(-1) ?? 0, 'longer')).toBe(2000);
});
