import { expect, test } from 'vitest';
import { installCommands } from '../../support/install-browser';

test('root on Debian installs a package, the faster one first, or else the Playwright browser with its libraries', () => {
  expect(installCommands({ platform: 'linux', root: true, debian: true })).toEqual([
    'apt-get update && apt-get install -y chromium-headless-shell',
    'apt-get update && apt-get install -y chromium',
    'npx playwright install --with-deps chromium',
  ]);
});

test.each([
  [{ platform: 'linux', root: true, debian: false }, 'npx playwright install --with-deps chromium'],
  [{ platform: 'linux', root: false, debian: true }, 'npx playwright install chromium'],
  [{ platform: 'darwin', root: true, debian: false }, 'npx playwright install chromium'],
  [{ platform: 'win32', root: false, debian: false }, 'npx playwright install chromium'],
] as const)('%o installs the browser of Playwright', (machine, command) => {
  expect(installCommands(machine)).toEqual([command]);
});
