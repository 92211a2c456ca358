import { describe, expect, it } from 'vitest';
import { afterFailure, freshBudget } from '../../../../../electron/main/recovery/recovery-policy';

const second = 1_000;
const minute = 60 * second;

/** The steps that failures at the given times, in milliseconds, lead to. */
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
  it('reloads with growing delays, three times in a minute, then relaunches', () => {
    expect(stepsAt([0, 10 * second, 20 * second, 30 * second])).toEqual([
      { action: 'reload', delay: 500 },
      { action: 'reload', delay: 2_000 },
      { action: 'reload', delay: 5_000 },
      { action: 'relaunch', delay: 1_000, relaunches: 1 },
    ]);
  });

  it('keeps reloading when failures are further apart', () => {
    const times = Array.from({ length: 20 }, (_, index) => index * 21 * second);
    expect(new Set(actionsAt(times))).toEqual(new Set(['reload']));
  });

  it.each([0, 1, 2])('relaunches after %s earlier relaunches', (relaunches) => {
    expect(stepsAt([0, 1, 2, 3], relaunches).at(-1)).toMatchObject({
      action: 'relaunch',
      relaunches: relaunches + 1,
    });
  });

  it('stands by after three relaunches, and retries every minute', () => {
    const times = [0, 1, 2, 3, minute + 4, 2 * minute + 5, 3 * minute + 6];
    const steps = stepsAt(times, 3);
    expect(steps.slice(0, 3).map(({ action }) => action)).toEqual(['reload', 'reload', 'reload']);
    for (const step of steps.slice(3)) {
      expect(step).toEqual({ action: 'stand-by', delay: 0, retryAfter: minute });
    }
  });

  it('starts over after five minutes without a failure', () => {
    expect(actionsAt([0, 1, 2, 3, 5 * minute + 3], 3).at(-1)).toBe('reload');
    const later = 6 * minute;
    expect(stepsAt([later, later + 1, later + 2, later + 3], 3).at(-1)).toMatchObject({
      action: 'relaunch',
      relaunches: 1,
    });
  });

  it('never reloads more than three times, however fast the failures come', () => {
    const times = Array.from({ length: 600 }, (_, index) => index * 200);
    const reloads = times.filter((_, index) => actionsAt(times.slice(0, index + 1), 9).at(-1) === 'reload');
    expect(reloads).toHaveLength(3);
  });
});
