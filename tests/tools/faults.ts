import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Fault, faults } from './fault-list';

// Breaks the product in one way after another, and checks that the tests notice: `npm run faults`, or the numbers of
// single faults after it. What is caught says little unless the same tests pass without a fault.

const top = fileURLToPath(new URL('../..', import.meta.url));
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => interruption.abort());

async function run(command: string): Promise<{ isPassed: boolean; output: string }> {
  const [program = '', ...args] = command.split(' ');
  const options = {
    cwd: top,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    maxBuffer: 2 ** 28,
    signal: interruption.signal,
  };
  try {
    return { isPassed: true, output: (await promisify(execFile)(program, args, options)).stdout };
  } catch (error) {
    interruption.signal.throwIfAborted();
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { isPassed: false, output: stdout + stderr };
  }
}

/** Runs a test file up to its first failure; with a browser, on a new build. */
async function runTests(file: string): Promise<string> {
  const vitest = { unit: 'vitest.config', components: 'vitest.components' }[file.split('/')[0] ?? ''];
  if (!vitest && !(await run('npx electron-vite build')).isPassed) return 'ERROR: the build fails';
  const { isPassed, output } = await run(
    vitest
      ? `npx vitest run --config tests/${vitest}.ts --bail 1 tests/${file}`
      : `npx playwright test tests/${file} --reporter line --workers 1 --retries 0 --max-failures 1`,
  );
  if (isPassed) return 'NOT CAUGHT';
  const [, failure] = /^ *(?:1\)|FAIL) +(.+?)[ ─]*$/m.exec(output) ?? [];
  return failure ? `caught by ${failure}` : `ERROR: no test ran\n${output}`;
}

async function tryFault([, file, search, replacement, testFile]: Fault): Promise<string> {
  const path = `${top}/${file}`;
  if ((await run(`git status --porcelain ${file}`)).output) return 'ERROR: the file has uncommitted changes';
  const source = readFileSync(path, 'utf8');
  const found = source.split(search).length - 1;
  if (found !== 1) return `ERROR: ${file} has the search text ${found} times, not once`;
  try {
    writeFileSync(
      path,
      source.replace(search, () => replacement),
    );
    return await runTests(testFile);
  } finally {
    writeFileSync(path, source);
  }
}

const numbers = process.argv.slice(2).map(Number);
let caught = 0;
let tried = 0;
try {
  for (const [index, fault] of faults.entries()) {
    if (numbers.length > 0 && !numbers.includes(index + 1)) continue;
    const start = performance.now();
    const outcome = await tryFault(fault);
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`${`${index + 1}`.padStart(2)} ${fault[0]} (${seconds} s): ${outcome}`);
    tried += 1;
    if (outcome.startsWith('caught')) caught += 1;
  }
  console.log(`${caught} of ${tried} faults caught`);
  process.exitCode = caught === tried ? 0 : 1;
} catch (error) {
  if (!interruption.signal.aborted) throw error;
  process.exitCode = 130;
} finally {
  // It may have been built with a fault.
  rmSync(`${top}/out`, { recursive: true, force: true });
}
