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
  console.log(`The tests with a screen reader need programs that are not installed: ${missing.join(', ')}.`);
  process.exitCode = 1;
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
