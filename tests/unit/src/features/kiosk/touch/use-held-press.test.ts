import { expect, test } from 'vitest';
import { HOLD_MS, HOLD_STEPS, heldSteps } from '@/features/kiosk/touch/use-held-press';

test('a press counts once it has lasted half a second, not before', () => {
  expect(HOLD_MS).toBe(500);
  expect(heldSteps(499)).toBeLessThan(HOLD_STEPS);
  expect(heldSteps(500)).toBe(HOLD_STEPS);
  expect(heldSteps(60_000)).toBe(HOLD_STEPS);
});

test('the progress has equal steps', () => {
  expect([0, 124, 125, 249, 250, 374, 375].map(heldSteps)).toEqual([0, 0, 1, 1, 2, 2, 3]);
});
