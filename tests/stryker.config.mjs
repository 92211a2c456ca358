import { existsSync, readdirSync } from 'node:fs';

// `npm run mutants`: changes one operator, condition or text after another in the modules that have a unit test of their
// own, and lists the changes that no test notices. `npm run mutants -- --mutate src/lib/sentences.ts` tries one file.

const modules = readdirSync('tests/unit', { recursive: true })
  .map((path) => `${path}`.replaceAll('\\', '/').replace('.test.', '.'))
  .filter((path) => /^(src|electron)\//.test(path) && existsSync(path));

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: modules.sort(),
  testRunner: 'vitest',
  vitest: { configFile: 'tests/vitest.mutants.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  // What runs once, as a module loads, would need all tests of the module for each change: three times as long.
  ignoreStatic: true,
  tempDirName: 'test-results/mutants',
  ignorePatterns: ['/out', '/dist', '/review', '/screenshots', '/test-results'],
  disableTypeChecks: false,
  concurrency: 1,
  // For a busy machine: a mutant that is only slow would count as noticed.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 30,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false },
};
