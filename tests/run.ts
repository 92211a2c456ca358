import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Engine, engines } from './engines/support/engines';
import { ensureEngine } from './support/install-browser';
import { memory } from './support/matrix';

interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly flaky: number;
}

const nothingRun: Totals = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

/** The fields of Vitest's JSON report that are used here. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

/** The fields of Playwright's JSON report that are used here. */
interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'skipped' | 'flaky', number>>;
}

const vitestTotals = (report: VitestReport): Totals => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
  flaky: 0,
});

const playwrightTotals = ({ stats: { expected, unexpected, ...others } }: PlaywrightReport): Totals => ({
  passed: expected,
  failed: unexpected,
  ...others,
});

/** Counts one failure for a stage that failed without a failed test, for example with a type error or a crash. */
const withStageFailure = (totals: Totals, stageFailed: boolean): Totals =>
  stageFailed && totals.failed === 0 ? { ...totals, failed: 1 } : totals;

const top = fileURLToPath(new URL('..', import.meta.url));
const reports = join(top, 'test-results');
const totals: Totals[] = [];

const succeeds = (command: string): boolean =>
  spawnSync(command, { cwd: top, shell: true, stdio: 'inherit' }).status === 0;

const check = (command: string): Totals => withStageFailure(nothingRun, !succeeds(command));

function runner<Report>(command: string, report: string, count: (report: Report) => Totals): Totals {
  const succeeded = succeeds(command);
  return withStageFailure(count(JSON.parse(readFileSync(join(reports, report), 'utf8'))), !succeeded);
}

/** Runs one stage under its heading and counts it; even if it crashes, the next stage still runs. */
function stage(heading: string, run: () => Totals): boolean {
  console.log(`\n=== ${heading} ===\n`);
  let result = withStageFailure(nothingRun, true);
  try {
    result = run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  totals.push(result);
  return result.failed === 0;
}

rmSync(reports, { recursive: true, force: true });

stage('Types', () => check('npm run types'));
stage('Lint', () => check('npm run lint'));
stage('Unit tests', () =>
  runner(
    'npm run test:unit -- --reporter=default --reporter=json --outputFile.json=test-results/vitest.json',
    'vitest.json',
    vitestTotals,
  ),
);

const built = stage('Build', () => check('npm run build'));
const missing: Engine[] = [];
stage('Browsers', () => {
  missing.push(...engines.filter((engine) => !ensureEngine(engine)));
  // All other browser tests need Chromium. A machine without another engine still passes, and the summary says so.
  return withStageFailure(nothingRun, missing.includes('Chromium'));
});
if (!missing.includes('Chromium')) {
  stage('Component tests', () =>
    runner(
      'npm run test:components -- --reporter=default --reporter=json --outputFile.json=test-results/components.json',
      'components.json',
      vitestTotals,
    ),
  );
}
if (built && !missing.includes('Chromium')) {
  stage('Browser tests', () =>
    runner(`npx playwright test --grep-invert "${memory.tag}"`, 'playwright.json', playwrightTotals),
  );
  // The tests before have tried Chromium in more depth.
  const others = engines.filter((engine) => engine !== 'Chromium' && !missing.includes(engine));
  if (others.length > 0) {
    const projects = others.map((engine) => `--project ${engine}`).join(' ');
    stage('Engines', () =>
      runner(`npx playwright test --config tests/engines ${projects}`, 'engines.json', playwrightTotals),
    );
  }
  stage('Hosting', () => runner('npm run test:hosting', 'hosting.json', playwrightTotals));
} else {
  console.log('\nSkipped the browser tests: they need a successful build and a browser.');
}

const total = (key: keyof Totals) => totals.reduce((sum, stageTotals) => sum + stageTotals[key], 0);
const details = [
  total('skipped') && `${total('skipped')} skipped`,
  total('flaky') && `${total('flaky')} flaky`,
  missing.length && `not run: ${missing.join(', ')}`,
].filter(Boolean);
console.log(`\n${details.join(', ')}\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
