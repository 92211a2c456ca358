import { expect, test } from 'vitest';
import {
  nothingRun,
  playwrightTotals,
  sum,
  summary,
  vitestTotals,
  withStageFailure,
} from '../../support/totals';

const passedFile = { status: 'passed', assertionResults: [{}] };
const failedFile = { status: 'failed', assertionResults: [{}] };
const unloadedFile = { status: 'failed', assertionResults: [] };

test('Vitest: counts tests, and a file that failed to load as a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [passedFile, failedFile, unloadedFile],
  };
  expect(vitestTotals(report)).toEqual({ passed: 5, failed: 2, skipped: 3, flaky: 0 });
});

test('Playwright: counts tests, and an error outside any test as a failure', () => {
  const report = { stats: { expected: 7, unexpected: 1, skipped: 2, flaky: 1 }, errors: [{}] };
  expect(playwrightTotals(report)).toEqual({ passed: 7, failed: 2, skipped: 2, flaky: 1 });
});

test('a failed stage without a failed test is one failure', () => {
  expect(withStageFailure(nothingRun, true).failed).toBe(1);
  expect(withStageFailure({ ...nothingRun, failed: 3 }, true).failed).toBe(3);
  expect(withStageFailure(nothingRun, false).failed).toBe(0);
});

test('adds up the stages', () => {
  const stage = { passed: 1, failed: 2, skipped: 3, flaky: 4 };
  expect(sum([stage, nothingRun, stage])).toEqual({ passed: 2, failed: 4, skipped: 6, flaky: 8 });
});

test.each([
  [{ passed: 12, failed: 0, skipped: 0, flaky: 0 }, '12 passed, 0 failed'],
  [{ passed: 12, failed: 1, skipped: 2, flaky: 0 }, '2 skipped\n12 passed, 1 failed'],
  [{ passed: 12, failed: 1, skipped: 2, flaky: 3 }, '2 skipped, 3 flaky\n12 passed, 1 failed'],
])('ends with the total: %o', (totals, text) => {
  expect(summary(totals)).toBe(text);
});

test('names the engines that were not run', () => {
  const totals = { passed: 12, failed: 0, skipped: 2, flaky: 0 };
  expect(summary(totals, ['Firefox', 'WebKit'])).toBe(
    '2 skipped, not run: Firefox, WebKit\n12 passed, 0 failed',
  );
});
