import { describe, expect, it } from 'vitest';
import { afterFailure, freshBudget } from '../../../../../electron/main/recovery/recovery-policy';

const second = 1_000;
const minute = 60 * second;

/** Tells what failures at some times, in milliseconds, lead to. */
function stepsAt(times: readonly number[], relaunches = 0) {
  let budget = freshBudget(relaunches, 0);
  return times.map((time) => {
    const next = afterFailure(budget, time);
    budget = next.budget;
    return next.step;
  });
}

const actionsAt = (times: readonly number[], relaunches = 0) =>
  stepsAt(times, relaunches).map(({ action }) => action);

describe('afterFailure', () => {
  it('reloads with a growing delay, three times in a minute, and then starts anew', () => {
    expect(stepsAt([0, 10 * second, 20 * second, 30 * second])).toEqual([
      { action: 'reload', delay: 500 },
      { action: 'reload', delay: 2_000 },
      { action: 'reload', delay: 5_000 },
      { action: 'relaunch', delay: 1_000, relaunches: 1 },
    ]);
  });

  it('goes on with reloads where they are further apart', () => {
    const times = Array.from({ length: 20 }, (_, index) => index * 21 * second);
    expect(new Set(actionsAt(times))).toEqual(new Set(['reload']));
  });

  it.each([0, 1, 2])('starts anew after %s times before', (relaunches) => {
    expect(stepsAt([0, 1, 2, 3], relaunches).at(-1)).toMatchObject({
      action: 'relaunch',
      relaunches: relaunches + 1,
    });
  });

  it('stands by after three, and tries again each minute', () => {
    const times = [0, 1, 2, 3, minute + 4, 2 * minute + 5, 3 * minute + 6];
    const steps = stepsAt(times, 3);
    expect(steps.slice(0, 3).map(({ action }) => action)).toEqual(['reload', 'reload', 'reload']);
    for (const step of steps.slice(3)) {
      expect(step).toEqual({ action: 'stand-by', delay: 0, retryAfter: minute });
    }
  });

  it('forgets everything after five minutes without a failure', () => {
    expect(actionsAt([0, 1, 2, 3, 5 * minute + 3], 3).at(-1)).toBe('reload');
    const later = 6 * minute;
    expect(stepsAt([later, later + 1, later + 2, later + 3], 3).at(-1)).toMatchObject({
      action: 'relaunch',
      relaunches: 1,
    });
  });

  it('never does more than three reloads in any minute, however fast things fail', () => {
    const times = Array.from({ length: 600 }, (_, index) => index * 200);
    const reloads = times.filter((_, index) => actionsAt(times.slice(0, index + 1), 9).at(-1) === 'reload');
    expect(reloads).toHaveLength(3);
  });
});
