/** The results of one test runner, or of all of them. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly flaky: number;
}

/** The fields of Vitest's JSON report that are used here. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** The fields of Playwright's JSON report that are used here. */
export interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'skipped' | 'flaky', number>>;
  readonly errors: readonly unknown[];
}

export const nothingRun: Totals = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

/** Counts a Vitest run; a file that failed to load, and so has no tests, counts as one failure. */
export function vitestTotals(report: VitestReport): Totals {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: 0,
  };
}

/** Counts a Playwright run; an error outside any test, such as a file that failed to load, counts as one failure. */
export function playwrightTotals({ stats, errors }: PlaywrightReport): Totals {
  const { expected, unexpected, skipped, flaky } = stats;
  return { passed: expected, failed: unexpected + errors.length, skipped, flaky };
}

/** Counts one failure for a stage that failed without a failed test, for example with a type error or a crash. */
export function withStageFailure(totals: Totals, stageFailed: boolean): Totals {
  return stageFailed && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

/** Adds up the totals of several stages. */
export function sum(all: readonly Totals[]): Totals {
  const total = (key: keyof Totals) => all.reduce((result, totals) => result + totals[key], 0);
  return {
    passed: total('passed'),
    failed: total('failed'),
    skipped: total('skipped'),
    flaky: total('flaky'),
  };
}

/**
 * The last lines of a run: skipped and flaky tests and what was not run, if any, then `N passed, N failed`.
 *
 * @param notRun the engines that the machine does not have
 */
export function summary({ passed, failed, skipped, flaky }: Totals, notRun: readonly string[] = []): string {
  const details = [
    skipped && `${skipped} skipped`,
    flaky && `${flaky} flaky`,
    notRun.length > 0 && `not run: ${notRun.join(', ')}`,
  ].filter(Boolean);
  return [details.join(', '), `${passed} passed, ${failed} failed`].filter(Boolean).join('\n');
}
