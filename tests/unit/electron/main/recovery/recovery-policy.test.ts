import { describe, expect, it } from 'vitest';
import { afterFailure, type RecoveryBudget } from '../../../../../electron/main/recovery/recovery-policy';

const minute = 60_000;

/** The steps after failures of a page that had worked for these times, in milliseconds. */
function stepsAfter(times: readonly number[], relaunches = 0) {
  let budget: RecoveryBudget = { failures: 0, relaunches };
  return times.map((workedFor) => {
    const next = afterFailure(budget, workedFor);
    budget = next.budget;
    return next.step;
  });
}

const actionsAfter = (times: readonly number[], relaunches = 0) =>
  stepsAfter(times, relaunches).map(({ action }) => action);

describe('afterFailure', () => {
  it('reloads with growing delays, three times, then relaunches', () => {
    expect(stepsAfter([0, 0, 0, 0])).toEqual([
      { action: 'reload', delay: 500 },
      { action: 'reload', delay: 2_000 },
      { action: 'reload', delay: 5_000 },
      { action: 'relaunch', delay: 1_000, relaunches: 1 },
    ]);
  });

  it('counts a failure even minutes after the one before', () => {
    expect(actionsAfter([0, 4 * minute, 4 * minute, 5 * minute - 1])).toEqual([
      'reload',
      'reload',
      'reload',
      'relaunch',
    ]);
  });

  it('keeps reloading a page that works for five minutes in between', () => {
    const actions = actionsAfter(Array.from({ length: 20 }, () => 5 * minute));
    expect(new Set(actions)).toEqual(new Set(['reload']));
  });

  it.each([0, 1, 2])('relaunches after %s earlier relaunches', (relaunches) => {
    expect(stepsAfter([0, 0, 0, 0], relaunches).at(-1)).toMatchObject({
      action: 'relaunch',
      relaunches: relaunches + 1,
    });
  });

  it('counts a relaunch that failed', () => {
    expect(actionsAfter([0, 0, 0, 0, 0, 0, 0]).slice(3)).toEqual([
      'relaunch',
      'relaunch',
      'relaunch',
      'stand-by',
    ]);
  });

  it('stands by after three relaunches, and retries after one, two, four, eight and then every ten minutes', () => {
    const steps = stepsAfter(
      Array.from({ length: 100 }, () => 0),
      3,
    );
    expect(steps.slice(0, 3).map(({ action }) => action)).toEqual(['reload', 'reload', 'reload']);
    const retries = steps.slice(3).map((step) => step.action === 'stand-by' && step.retryAfter / minute);
    expect(retries).toEqual([1, 2, 4, 8, ...Array(93).fill(10)]);
  });

  it('starts over after five minutes of work, whatever was tried before', () => {
    const [step] = stepsAfter([0, 0, 0, 0, 0, 5 * minute], 3).slice(-1);
    expect(step).toEqual({ action: 'reload', delay: 500 });
    expect(stepsAfter([5 * minute, 0, 0, 0], 3).at(-1)).toMatchObject({ action: 'relaunch', relaunches: 1 });
  });
});
