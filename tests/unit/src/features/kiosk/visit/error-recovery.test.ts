import { expect, test } from 'vitest';
import {
  initialErrorRecovery,
  nextErrorRecovery,
  type RecoveryAction,
} from '@/features/kiosk/visit/error-recovery';

/** What the kiosk does, and when, in seconds, about errors by the time and since the last action, and activity. */
function actions(seconds: number, isFailing: (now: number, since: number) => boolean, lastActivity = 0) {
  const taken: [number, RecoveryAction][] = [];
  let recovery = initialErrorRecovery;
  let actedAt = Number.NEGATIVE_INFINITY;
  for (let now = 0; now <= seconds; now += 1) {
    const activeAt = Math.min(now, lastActivity);
    const next = nextErrorRecovery(recovery, isFailing(now, now - actedAt), now, activeAt);
    recovery = next.recovery;
    if (!next.action) continue;
    actedAt = now;
    taken.push([now, next.action]);
  }
  return taken;
}

test('a persistent error leads to Home three times, then to a restart', () => {
  expect(actions(130, () => true)).toEqual([
    [30, 'go-home'],
    [61, 'go-home'],
    [92, 'go-home'],
    [123, 'restart'],
  ]);
});

test('an error that comes back after a moment restarts the page, too, but not one on another screen than Home', () => {
  const comingBack = (seconds: number, after: number) =>
    actions(seconds, (_, sinceAction) => sinceAction > after).map(([, action]) => action);
  expect(comingBack(200, 5).filter((action) => action === 'restart')).toHaveLength(1);
  expect(comingBack(14_400, 45).length).toBeGreaterThan(10);
  expect(comingBack(14_400, 45)).not.toContain('restart');
});

test.each<[string, seconds: number, (now: number) => boolean, lastActivity: number, returns: number[]]>([
  ['comes back later starts over', 100, (now) => now <= 30 || now >= 65, 0, [30, 95]],
  ['is there counts from when somebody was last there', 110, () => true, 45, [75, 106]],
])('an error that %s', (_, seconds, isFailing, lastActivity, returns) => {
  expect(actions(seconds, isFailing, lastActivity)).toEqual(returns.map((now) => [now, 'go-home']));
});
