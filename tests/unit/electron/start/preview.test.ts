import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../support/temporary-folder';

const top = fileURLToPath(new URL('../../../..', import.meta.url));
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** A project whose site has one page. */
function createProject(): string {
  const project = temporaryFolder();
  mkdirSync(join(project, 'src'));
  writeFileSync(join(project, 'src', 'index.html'), '<!doctype html><title>The site</title>');
  const renderer = {
    root: 'src',
    build: { outDir: 'out/renderer', rollupOptions: { input: 'src/index.html' } },
  };
  writeFileSync(join(project, 'electron.vite.config.mjs'), `export default ${JSON.stringify({ renderer })}`);
  return project;
}

/** Runs the script in the project, and returns the URL that it prints. */
async function preview(project: string): Promise<string> {
  const script = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8'))
    .scripts.preview.split(' ')
    .at(-1);
  const server = spawn(process.execPath, ['--import', loader, join(top, script)], {
    cwd: project,
    // Neither a display nor a program that would open a browser.
    env: { ...process.env, PATH: '', DISPLAY: '', WAYLAND_DISPLAY: '' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(async () => {
    const ended = once(server, 'exit');
    if (server.kill()) await ended;
  });
  for await (const line of createInterface(server.stdout)) {
    if (line.includes('http:')) return line.trim();
  }
  throw new Error('Nothing is served.');
}

it('npm run preview builds the site if it has not been built', async () => {
  const url = await preview(createProject());
  expect(await (await fetch(url)).text()).toContain('<title>The site</title>');
});
