import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';

const folder = fileURLToPath(new URL('../../../resources/kiosk', import.meta.url));
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');

describe('the systemd unit', () => {
  const unit = read('weaving-hope-kiosk.service');

  test('starts the kiosk again, always', () => {
    expect(unit).toMatch(/^ExecStart=\/usr\/bin\/weaving-hope --kiosk$/m);
    expect(unit).toMatch(/^Restart=always$/m);
    expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
  });

  test('has no PIN in it: that is in a file of the kiosk’s user', () => {
    expect(unit).not.toMatch(/EXIT_PIN=|exit-pin/);
    expect(unit).toMatch(/^EnvironmentFile=-%E\//m);
  });

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).error === undefined;
  test.skipIf(!hasSystemd)(
    'is one that systemd understands (only where systemd-analyze is installed)',
    () => {
      const home = mkdtempSync(join(tmpdir(), 'unit-'));
      onTestFinished(() => rmSync(home, { recursive: true }));
      const file = join(home, 'weaving-hope-kiosk.service');
      // systemd wants the program to exist.
      writeFileSync(file, unit.replace('/usr/bin/weaving-hope', '/bin/true'));
      const { stderr, status } = spawnSync('systemd-analyze', ['verify', '--user', file], {
        encoding: 'utf8',
        env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home },
      });
      expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    },
  );
});

describe('the Windows files', () => {
  const launcher = read('windows', 'shell-launcher.xml');

  test('the launcher starts a script that is there, in the account whose profile it names', () => {
    const script = /resources\\kiosk\\([\w-]+\.ps1)/.exec(launcher)?.[1];
    expect(readdirSync(join(folder, 'windows'))).toContain(script);
    expect(new Set(launcher.match(/\{[\dA-F-]{36}\}/g)).size).toBe(1);
  });

  test('every file is named in the recipe', () => {
    const recipe = read('windows.md');
    for (const file of readdirSync(join(folder, 'windows'))) expect(recipe).toContain(file);
  });
});
