import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { memory } from '../support/matrix';

// Runs the browser tests while every core is kept busy twice over: `npm run test:load`. What follows `--` is for Playwright.
for (let worker = 0; worker < 2 * availableParallelism(); worker += 1)
  new Worker('for (;;);', { eval: true });

const left = ['--grep-invert', memory.tag];
const tests = spawn('npx', ['playwright', 'test', ...left, ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
tests.on('exit', (code) => process.exit(code ?? 1));
