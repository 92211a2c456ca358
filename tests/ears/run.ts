import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const needed = [
  'orca',
  'speech-dispatcher',
  'espeak-ng',
  'pulseaudio',
  'openbox',
  'Xvfb',
  'xdotool',
  'firefox-esr',
  'chromium',
];
const missing = needed.filter((command) => !existsSync(`/usr/bin/${command}`));

if (missing.length > 0) {
  console.log(
    `Skipped the tests with a screen reader, because these programs are not installed: ${missing.join(', ')}.`,
  );
} else {
  const { status } = spawnSync(
    'npx',
    ['playwright', 'test', '--config', 'tests/ears', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
}
