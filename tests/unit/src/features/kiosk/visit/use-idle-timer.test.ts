import { expect, test } from 'vitest';
import { idleSecondsLeft } from '@/features/kiosk/visit/use-idle-timer';

test.each([
  [0, undefined],
  [120, 30],
])('%d seconds without input leave %s', (idle, expected) =>
  expect(idleSecondsLeft(idle, { idleSeconds: 120, warningSeconds: 30 })).toBe(expected),
);
