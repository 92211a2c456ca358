import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { type Engine, engines } from './engines/support/engines';
import { ensureEngine } from './support/install-browser';
import { memory } from './support/matrix';

const totals = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

/** What Vitest or Playwright has counted. */
function countsIn(report: string): typeof totals {
  const { stats, ...vitest } = JSON.parse(readFileSync(report, 'utf8'));
  if (stats) return { ...stats, passed: stats.expected, failed: stats.unexpected };
  const skipped = vitest.numPendingTests + vitest.numTodoTests;
  return { passed: vitest.numPassedTests, failed: vitest.numFailedTests, skipped, flaky: 0 };
}

/** Runs one stage under its heading and counts it. One failure stands for what fails without a failed test, as a crash does. */
function stage(heading: string, command: string | (() => boolean), report = 'none'): boolean {
  console.log(`\n=== ${heading} ===\n`);
  const succeeded =
    typeof command === 'string'
      ? spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0
      : command();
  const file = `test-results/${report}.json`;
  const counts = existsSync(file) ? countsIn(file) : { passed: 0, failed: 0, skipped: 0, flaky: 0 };
  if (!succeeded && counts.failed === 0) counts.failed = 1;
  for (const key of ['passed', 'failed', 'skipped', 'flaky'] as const) totals[key] += counts[key];
  return counts.failed === 0;
}

const vitest = (script: string, report: string) =>
  `npm run ${script} -- --reporter=default --reporter=json --outputFile.json=test-results/${report}.json`;

rmSync('test-results', { recursive: true, force: true });
stage('Types', 'npm run types');
stage('Lint', 'npm run lint');
stage('Unit tests', vitest('test:unit', 'vitest'), 'vitest');
const built = stage('Build', 'npm run build');
const missing: Engine[] = [];
stage('Browsers', () => {
  missing.push(...engines.filter((engine) => !ensureEngine(engine)));
  // All other browser tests need Chromium. A machine without another engine still passes, and the summary says so.
  return !missing.includes('Chromium');
});
if (!missing.includes('Chromium'))
  stage('Component tests', vitest('test:components', 'components'), 'components');
if (built && !missing.includes('Chromium')) {
  stage('Browser tests', `npx playwright test --grep-invert "${memory.tag}"`, 'playwright');
  // The tests before have tried Chromium in more depth.
  const others = engines.filter((engine) => engine !== 'Chromium' && !missing.includes(engine));
  const projects = others.map((engine) => ` --project ${engine}`).join('');
  if (projects) stage('Engines', `npx playwright test --config tests/engines${projects}`, 'engines');
  stage('Hosting', 'npm run test:hosting', 'hosting');
} else {
  console.log('\nSkipped the browser tests: they need a successful build and a browser.');
}

const details = [
  totals.skipped && `${totals.skipped} skipped`,
  totals.flaky && `${totals.flaky} flaky`,
  missing.length && `not run: ${missing.join(', ')}`,
].filter(Boolean);
console.log(`\n${details.join(', ')}\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
