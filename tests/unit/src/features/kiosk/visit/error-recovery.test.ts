import { expect, test } from 'vitest';
import { type ErrorRecovery, errorDelay, nextErrorRecovery } from '@/features/kiosk/visit/error-recovery';

/**
 * The times at which the kiosk goes back to Home, in seconds, with an error shown whenever `isFailing` says so, and somebody
 * there whenever `isActive` does.
 */
function returns(
  seconds: number,
  isFailing: (now: number) => boolean,
  isActive: (now: number) => boolean = () => false,
): number[] {
  const times: number[] = [];
  let recovery: ErrorRecovery = { attempts: 0 };
  let activeAt = 0;
  for (let now = 0; now <= seconds; now += 1) {
    if (isActive(now)) activeAt = now;
    const next = nextErrorRecovery(recovery, isFailing(now), now, activeAt);
    recovery = next.recovery;
    if (next.goHome) times.push(now);
  }
  return times;
}

test('the first return comes after 30 seconds, and the delay doubles up to 16 minutes', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 20].map(errorDelay)).toEqual([30, 60, 120, 240, 480, 960, 960, 960]);
});

test('an error that stays is tried again less and less often', () => {
  expect(returns(1_000, () => true)).toEqual([30, 91, 212, 453, 934]);
});

test('an error that comes back within ten minutes keeps the delay, a later one starts over', () => {
  expect(returns(200, (now) => now <= 30 || now >= 100)).toEqual([30, 160]);
  expect(returns(780, (now) => now <= 30 || now >= 700)).toEqual([30, 730]);
});

test('the delay counts from when somebody was last there, not from before the error', () => {
  expect(
    returns(
      200,
      () => true,
      (now) => now <= 45,
    ),
  ).toEqual([75, 136]);
  expect(
    returns(
      200,
      (now) => now >= 100,
      (now) => now <= 45,
    ),
  ).toEqual([130, 191]);
});

test('nothing happens without an error', () => {
  expect(returns(1_000, () => false)).toEqual([]);
});
