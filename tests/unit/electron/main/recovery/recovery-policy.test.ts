import { expect, it } from 'vitest';
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

const actionsAfter = (times: readonly number[]) => stepsAfter(times).map(({ kind }) => kind);

/** What is tried before the app is relaunched, and that. */
const allSteps = (relaunches: number) => [
  { kind: 'reload', delay: 500 },
  { kind: 'reload', delay: 2_000 },
  { kind: 'reload', delay: 5_000 },
  { kind: 'relaunch', delay: 1_000, relaunches },
];

it.each([0, 2])('after %s relaunches, reloads with growing delays, then relaunches', (relaunches) => {
  expect(stepsAfter([0, 0, 0, 0], relaunches)).toEqual(allSteps(relaunches + 1));
});

it('counts a failure even minutes after the one before, and a relaunch that failed', () => {
  const times = [0, 4 * minute, 4 * minute, 5 * minute - 1, 0, 0, 0];
  const reloads = ['reload', 'reload', 'reload'];
  expect(actionsAfter(times)).toEqual([...reloads, 'relaunch', 'relaunch', 'relaunch', 'stand-by']);
});

it('keeps reloading a page that works for five minutes in between', () => {
  expect(new Set(actionsAfter(Array(20).fill(5 * minute)))).toEqual(new Set(['reload']));
});
