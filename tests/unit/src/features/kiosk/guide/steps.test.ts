import { expect, test } from 'vitest';
import { stepAlong } from '@/features/kiosk/guide/narration/levels';
import { stepTimes } from '@/features/kiosk/guide/switches/scan';
import { bounceTimes } from '@/features/kiosk/guide/switches/switch-keys';

test('a step of a scan takes from half a second to five', () => {
  expect([stepTimes[0], stepTimes.at(-1)]).toEqual([500, 5000]);
  expect(stepAlong(stepTimes, 1500, 1)).toBe(2000);
  expect(stepAlong(stepTimes, 1500, -1)).toBe(1000);
  expect(stepAlong(stepTimes, 500, -1)).toBe(500);
  expect(stepAlong(stepTimes, 5000, 1)).toBe(5000);
});

test('the time in which presses count as one has steps, and stays at the ends', () => {
  expect(stepAlong(bounceTimes, 300, 1)).toBe(500);
  expect(stepAlong(bounceTimes, 300, -1)).toBe(0);
  expect(stepAlong(bounceTimes, 0, -1)).toBe(0);
  expect(stepAlong(bounceTimes, bounceTimes.at(-1) ?? 0, 1)).toBe(2000);
});
