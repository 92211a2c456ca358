import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder';

const folder = fileURLToPath(new URL('../../../resources/kiosk', import.meta.url));
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');

describe('the systemd unit', () => {
  const unit = read('weaving-hope-kiosk.service');

  test('always restarts the kiosk', () => {
    expect(unit).toMatch(/^ExecStart=\/usr\/bin\/weaving-hope --kiosk$/m);
    expect(unit).toMatch(/^Restart=always$/m);
    expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
  });

  test('keeps speech-dispatcher, for which the restart would wait, out of its own processes', () => {
    const [beforeStart = ''] = /^ExecStartPre=(?:.*\\\n)*.*$/m.exec(unit) ?? [];
    expect(beforeStart).toMatch(/systemd-run --user .*--unit=speech-dispatcher\b/);
    // Exits once clients can connect, and keeps running without any.
    expect(beforeStart).toMatch(/--service-type=forking\b.*\/speech-dispatcher --run-daemon --timeout 0$/s);
    expect(unit).toMatch(/^Wants=speech-dispatcher\.socket$/m);
    expect(unit).toMatch(/^Environment=SPEECHD_CMD=\/bin\/false$/m);
    expect(read('linux.md')).toContain(' stop speech-dispatcher.service ');
  });

  test('starts without a voice, too, and contains no PIN, which belongs in a file of the kiosk’s account', () => {
    expect(unit).not.toMatch(/^ExecStartPre=(?!-)/m);
    expect(unit).not.toMatch(/EXIT_PIN=|exit-pin/);
    expect(unit).toMatch(/^EnvironmentFile=-%E\//m);
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

  const keepRunning = read('windows', 'keep-running.ps1');

  test('no shortcut of Windows opens a dialog over the kiosk', () => {
    // In the flags of all three, as documented for STICKYKEYS, TOGGLEKEYS and FILTERKEYS in winuser.h.
    const [on, available, shortcut] = [1, 2, 4];
    const flags = [...keepRunning.matchAll(/'([\w ]+)' = '(\d+)'/g)].map(
      ([, feature, value]) => [feature, Number(value) & (on | available | shortcut)] as const,
    );
    expect(flags).toEqual([
      ['StickyKeys', available],
      ['ToggleKeys', available],
      ['Keyboard Response', available],
    ]);
    expect(keepRunning).toMatch(
      /^ {4}Set-ItemProperty "HKCU:\\Control Panel\\Accessibility\\\$feature" -Name Flags /m,
    );
  });

  test('a rejected option stays visible, the app is tried again, and windows.md says where to look', () => {
    expect(keepRunning).toMatch(/^while \(\$true\) \{$/m);
    expect(keepRunning).not.toMatch(/WindowStyle|NoNewWindow|Redirect/);
    expect(recipe).toMatch(/rejects a value .* message .*`FOUNDATION_LOG_DIR`/s);
  });
});
