import { expect, test } from 'vitest';
import { idlePhase } from '@/features/kiosk/visit/idle-phase';

const times = { idleSeconds: 120, warningSeconds: 30 };

test.each([
  [0, { phase: 'active' }],
  [119.9, { phase: 'active' }],
  [120, { phase: 'warning', secondsLeft: 30 }],
  [120.5, { phase: 'warning', secondsLeft: 30 }],
  [149.5, { phase: 'warning', secondsLeft: 1 }],
  [150, { phase: 'over' }],
  [86_400, { phase: 'over' }],
])('%d seconds without input', (idle, expected) => {
  expect(idlePhase(idle, times)).toEqual(expected);
});
