import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { engines } from './engines/support/engines';
import { ensureBrowser } from './support/install-browser';
import { memory } from './support/matrix';

const totals = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

/** What Vitest or Playwright has counted. */
function countsIn(report: string): typeof totals {
  const { stats, ...vitest } = JSON.parse(readFileSync(report, 'utf8'));
  if (stats) return { ...stats, passed: stats.expected, failed: stats.unexpected };
  const skipped = vitest.numPendingTests + vitest.numTodoTests;
  return { passed: vitest.numPassedTests, failed: vitest.numFailedTests, skipped, flaky: 0 };
}

/** Runs a stage and counts it. What it writes appears at once if it is in the foreground, otherwise when it has ended. */
async function stage(heading: string, command: string, report = 'none', isInForeground = false) {
  const title = `\n=== ${heading} ===\n`;
  if (isInForeground) console.log(title);
  const output = isInForeground ? 'inherit' : 'pipe';
  const child = spawn(command, { shell: true, stdio: ['inherit', output, output] });
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const written = await Promise.all([child.stdout, child.stderr].map((stream) => stream && text(stream)));
  const succeeded = (await exited) === 0;
  if (!isInForeground) console.log(`${title}\n${written.join('')}`);
  const file = `test-results/${report}.json`;
  const counts = existsSync(file) ? countsIn(file) : { passed: 0, failed: 0, skipped: 0, flaky: 0 };
  // One failure stands for what fails without a failed test, as a crash does.
  if (!succeeded && counts.failed === 0) counts.failed = 1;
  for (const key of ['passed', 'failed', 'skipped', 'flaky'] as const) totals[key] += counts[key];
  return counts.failed === 0;
}

const vitest = (heading: string, script: string, report: string) => {
  const reporters = `--reporter=default --reporter=json --outputFile.json=test-results/${report}.json`;
  return stage(heading, `npm run ${script} -- ${reporters}`, report);
};

rmSync('test-results', { recursive: true, force: true });
// A machine without another engine still passes, and the summary says so; the other browser tests need Chromium.
const missing = (['Chromium', ...engines] as const).filter((browser) => !ensureBrowser(browser));
const hasChromium = !missing.includes('Chromium');
if (!hasChromium) totals.failed += 1;

async function check(): Promise<void> {
  await stage('Types', 'npm run types');
  await stage('Lint', 'npm run lint');
  await vitest('Unit tests', 'test:unit', 'vitest');
}

async function build(): Promise<boolean> {
  const isBuilt = await stage('Build', 'npm run build');
  if (hasChromium) await vitest('Component tests', 'test:components', 'components');
  return isBuilt;
}

async function testOthers(): Promise<void> {
  const projects = engines.filter((engine) => !missing.includes(engine)).map((each) => ` --project ${each}`);
  if (projects.length > 0)
    await stage('Engines', `npx playwright test --config tests/engines${projects.join('')}`, 'engines');
  await stage('Hosting', 'npm run test:hosting', 'hosting');
}

const [isBuilt] = await Promise.all([build(), check()]);
const browserTests = `npx playwright test --grep-invert "${memory.tag}"`;
if (isBuilt && hasChromium)
  await Promise.all([stage('Browser tests', browserTests, 'playwright', true), testOthers()]);
else console.log('\nSkipped the browser tests: they need a successful build and a browser.');

const details = [
  totals.skipped && `${totals.skipped} skipped`,
  totals.flaky && `${totals.flaky} flaky`,
  missing.length && `not run: ${missing.join(', ')}`,
].filter(Boolean);
console.log(`\n${details.join(', ')}\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
