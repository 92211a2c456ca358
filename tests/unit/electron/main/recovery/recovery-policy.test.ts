import { expect, it } from 'vitest';
import { afterFailure, type RecoveryBudget } from '../../../../../electron/main/recovery/recovery-policy';

const minute = 60_000;

/** What is done after failures of a page that had worked for these times, in milliseconds. */
function actionsAfter(times: readonly number[]) {
  let budget: RecoveryBudget = { failures: 0, relaunches: 0 };
  return times.map((workedFor) => {
    const next = afterFailure(budget, workedFor);
    budget = next.budget;
    return next.step.kind;
  });
}

it('counts a failure even minutes after the one before, and a relaunch that failed', () => {
  const times = [0, 4 * minute, 4 * minute, 5 * minute - 1, 0, 0, 0];
  const reloads = ['reload', 'reload', 'reload'];
  expect(actionsAfter(times)).toEqual([...reloads, 'relaunch', 'relaunch', 'relaunch', 'stand-by']);
});

it('keeps reloading a page that works for five minutes in between', () => {
  expect(new Set(actionsAfter(Array(20).fill(5 * minute)))).toEqual(new Set(['reload']));
});
