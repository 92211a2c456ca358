import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../temporary-folder';

const original = fileURLToPath(new URL('../../../../electron/start/preflight.cjs', import.meta.url));

/** Runs the check in a project of its own. */
function run(prepare: (project: string) => void, nodeOptions: readonly string[] = []) {
  const project = temporaryFolder();
  mkdirSync(join(project, 'electron', 'start'), { recursive: true });
  mkdirSync(join(project, 'node_modules', 'tsx'), { recursive: true });
  const file = join(project, 'electron', 'start', 'preflight.cjs');
  cpSync(original, file);
  prepare(project);
  const { status, stderr } = spawnSync(process.execPath, [...nodeOptions, file], { encoding: 'utf8' });
  return { status, stderr: stderr.replaceAll(project, '') };
}

it('says before npm start, dev and preview what is missing, if anything', () => {
  expect(run(() => undefined)).toEqual({ status: 0, stderr: '' });
  const old = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"18.20.4"})';
  const { status, stderr } = run(() => undefined, ['--import', old]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^This needs Node 20\.19 or newer, not v[\d.]+\.\n$/);
  const withoutPackages = run((project) => rmSync(join(project, 'node_modules'), { recursive: true }));
  expect(withoutPackages).toEqual({ status: 1, stderr: 'Run `npm ci` first: the packages are missing.\n' });
});
