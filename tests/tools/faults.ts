import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Fault, faults } from './fault-list';

// Breaks the product in one way after another, and checks that the tests notice: `npm run faults`, or the numbers of
// single faults after it. What is caught says little unless the same tests pass without a fault.

// Otherwise, Ctrl+C would end this before the product is whole again.
process.on('SIGINT', () => undefined);

function run(command: string): { isPassed: boolean; output: string } {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  const options = { shell: true, env, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const { status, signal, stdout, stderr } = spawnSync(command, options);
  if (signal || status === 130) throw new Error('It was interrupted.');
  return { isPassed: status === 0, output: stdout + stderr };
}

/** Runs a test file up to its first failure; with a browser, on a new build. */
function runTests(file: string): string {
  const vitest = { unit: 'vitest.config', components: 'vitest.components' }[file.split('/')[0] ?? ''];
  if (!vitest && !run('npx electron-vite build').isPassed) return 'ERROR: the build fails';
  const { isPassed, output } = run(
    vitest
      ? `npx vitest run --config tests/${vitest}.ts --bail 1 tests/${file}`
      : `npx playwright test tests/${file} --reporter line --workers 1 --retries 0 --max-failures 1`,
  );
  if (isPassed) return 'NOT CAUGHT';
  const [, failure] = /^ *(?:1\)|FAIL) +(.+?)[ ─]*$/m.exec(output) ?? [];
  return failure ? `caught by ${failure}` : `ERROR: no test ran\n${output}`;
}

function tryFault([, file, search, replacement, testFile]: Fault): string {
  if (run(`git status --porcelain ${file}`).output) return 'ERROR: the file has uncommitted changes';
  const source = readFileSync(file, 'utf8');
  try {
    // `npm run test:unit` says that each search text is there, once.
    writeFileSync(
      file,
      source.replace(search, () => replacement),
    );
    return runTests(testFile);
  } finally {
    writeFileSync(file, source);
  }
}

const numbers = process.argv.slice(2).map(Number);
let missed = 0;
try {
  for (const [index, fault] of faults.entries()) {
    if (numbers.length > 0 && !numbers.includes(index + 1)) continue;
    const outcome = tryFault(fault);
    console.log(`${`${index + 1}`.padStart(2)} ${fault[0]}: ${outcome}`);
    if (!outcome.startsWith('caught')) missed += 1;
  }
  console.log(`${missed} faults were not caught`);
  process.exitCode = missed === 0 ? 0 : 1;
} finally {
  // It may have been built with a fault.
  rmSync('out', { recursive: true, force: true });
}
