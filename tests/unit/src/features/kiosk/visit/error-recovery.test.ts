import { expect, test } from 'vitest';
import {
  errorDelay,
  nextErrorRecovery,
  noErrors,
  type RecoveryAction,
} from '@/features/kiosk/visit/error-recovery';

/**
 * What the kiosk does about errors, and when, in seconds.
 *
 * @param isFailing whether an error is shown; also gets the time since the last action
 * @param isActive whether somebody is there
 */
function actions(
  seconds: number,
  isFailing: (now: number, sinceAction: number) => boolean,
  isActive: (now: number) => boolean = () => false,
): [number, RecoveryAction][] {
  const taken: [number, RecoveryAction][] = [];
  let recovery = noErrors;
  let activeAt = 0;
  let actedAt = Number.NEGATIVE_INFINITY;
  for (let now = 0; now <= seconds; now += 1) {
    if (isActive(now)) activeAt = now;
    const next = nextErrorRecovery(recovery, isFailing(now, now - actedAt), now, activeAt);
    recovery = next.recovery;
    if (!next.action) continue;
    actedAt = now;
    taken.push([now, next.action]);
  }
  return taken;
}

/** The times at which it goes back to Home. */
function returns(...args: Parameters<typeof actions>): number[] {
  return actions(...args)
    .filter(([, action]) => action === 'go-home')
    .map(([now]) => now);
}

test('the first return comes after 30 seconds, and the delay doubles up to 16 minutes', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 20].map(errorDelay)).toEqual([30, 60, 120, 240, 480, 960, 960, 960]);
});

test('an error that stays is left three times, less and less often; then the page restarts', () => {
  expect(actions(400, () => true)).toEqual([
    [30, 'go-home'],
    [91, 'go-home'],
    [212, 'go-home'],
    [243, 'restart'],
  ]);
});

const restarts = (taken: [number, RecoveryAction][]) =>
  taken.filter(([, action]) => action === 'restart').length;

test('an error that comes back after a moment restarts the page, too', () => {
  expect(restarts(actions(600, (_, sinceAction) => sinceAction > 5))).toBe(1);
});

test('an error on another screen never restarts the page while Home works', () => {
  const taken = actions(14_400, (_, sinceAction) => sinceAction > 45);
  expect(taken.length).toBeGreaterThan(10);
  expect(restarts(taken)).toBe(0);
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
