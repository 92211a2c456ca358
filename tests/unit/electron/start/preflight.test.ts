import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
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

describe('the check before npm start, dev and preview', () => {
  it('says nothing where everything is there', () => {
    expect(run(() => undefined)).toEqual({ status: 0, stderr: '' });
  });

  it('names the Node version that it needs, in one sentence', () => {
    const old = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"18.20.4"})';
    const { status, stderr } = run(() => undefined, ['--import', old]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^This needs Node 20\.19 or newer, not v[\d.]+\.\n$/);
  });

  it('asks for the packages if they are missing', () => {
    const result = run((project) => rmSync(join(project, 'node_modules'), { recursive: true }));
    expect(result).toEqual({ status: 1, stderr: 'Run `npm ci` first: the packages are missing.\n' });
  });

  it('names a folder that the build cannot write to', () => {
    const result = run((project) => writeFileSync(join(project, 'out'), ''));
    const stderr = `The site cannot be built, because ${join('/', 'out')} cannot be written to.\n`;
    expect(result).toEqual({ status: 1, stderr });
  });
});
