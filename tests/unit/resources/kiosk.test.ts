import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(`resources/kiosk/${path}`, 'utf8');

test('the systemd unit starts without a voice, too, and contains no PIN', () => {
  const unit = read('weaving-hope-kiosk.service');
  expect(unit).not.toMatch(/^ExecStartPre=(?!-)/m);
  expect(unit).not.toMatch(/EXIT_PIN=|exit-pin/);
});

test('the launcher of Windows runs a script that exists with a single profile; windows.md names every file', () => {
  const launcher = read('windows/shell-launcher.xml');
  const files = readdirSync('resources/kiosk/windows');
  expect(files).toContain(/resources\\kiosk\\([\w-]+\.ps1)/.exec(launcher)?.[1]);
  expect(new Set(launcher.match(/\{[\dA-F-]{36}\}/g)).size).toBe(1);
  for (const file of files) expect(read('windows.md')).toContain(file);
});
