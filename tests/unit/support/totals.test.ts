import { expect, test } from 'vitest';
import { nothingRun, playwrightTotals, summary, vitestTotals, withStageFailure } from '../../support/totals';

test('Vitest: counts tests, and a file that failed to load as a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ],
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

test('ends with the total, below what was skipped, flaky, or not run', () => {
  const totals = { passed: 12, failed: 1, skipped: 2, flaky: 3 };
  expect(summary(nothingRun)).toBe('0 passed, 0 failed');
  expect(summary(totals, ['WebKit'])).toBe('2 skipped, 3 flaky, not run: WebKit\n12 passed, 1 failed');
});
