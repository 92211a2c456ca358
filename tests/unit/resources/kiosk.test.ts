import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';

const folder = fileURLToPath(new URL('../../../resources/kiosk', import.meta.url));
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');

describe('the systemd unit', () => {
  const unit = read('weaving-hope-kiosk.service');

  test('starts without a voice, too, and contains no PIN, which belongs in a file of the kiosk’s account', () => {
    expect(unit).not.toMatch(/^ExecStartPre=(?!-)/m);
    expect(unit).not.toMatch(/EXIT_PIN=|exit-pin/);
  });
  const hasSystemd = spawnSync('systemd-analyze', ['--version']).error === undefined;
  test.skipIf(!hasSystemd)('passes systemd-analyze (only where it is installed)', () => {
    const home = temporaryFolder();
    const file = join(home, 'weaving-hope-kiosk.service');
    // systemd requires the program to exist.
    writeFileSync(file, unit.replace('/usr/bin/weaving-hope', '/bin/true'));
    const { stderr, status } = spawnSync('systemd-analyze', ['verify', '--user', file], {
      encoding: 'utf8',
      env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home },
    });
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  });
});

describe('the Windows files', () => {
  const launcher = read('windows', 'shell-launcher.xml');
  const recipe = read('windows.md');

  test('the launcher runs a script that exists and uses a single profile; windows.md mentions every file', () => {
    const files = readdirSync(join(folder, 'windows'));
    expect(files).toContain(/resources\\kiosk\\([\w-]+\.ps1)/.exec(launcher)?.[1]);
    expect(new Set(launcher.match(/\{[\dA-F-]{36}\}/g)).size).toBe(1);
    for (const file of files) expect(recipe).toContain(file);
  });
});
