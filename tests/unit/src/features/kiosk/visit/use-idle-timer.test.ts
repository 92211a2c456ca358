import { expect, test } from 'vitest';
import { idleSecondsLeft } from '@/features/kiosk/visit/use-idle-timer';

test.each([
  [0, undefined],
  [119.9, undefined],
  [120, 30],
  [120.5, 30],
  [149.5, 1],
  [150, 0],
  [86_400, 0],
])('%d seconds without input leave %s', (idle, expected) => {
  expect(idleSecondsLeft(idle, { idleSeconds: 120, warningSeconds: 30 })).toBe(expected);
});
