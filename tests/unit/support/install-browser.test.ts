import { expect, test } from 'vitest';
import { installCommands } from '../../support/install-browser';

const rootOnDebian = { platform: 'linux', root: true, debian: true } as const;

test('root on Debian installs a package, the faster one first, or else the Playwright browser with its libraries', () => {
  expect(installCommands('Chromium', rootOnDebian)).toEqual([
    'apt-get update && apt-get install -y chromium-headless-shell',
    'apt-get update && apt-get install -y chromium',
    'npx playwright install --with-deps chromium',
  ]);
});

test.each([
  ['Firefox', 'firefox-esr'],
  // WebKit has a window of its own, which needs a display and the focus.
  ['WebKit', 'webkit2gtk-driver xvfb xdotool'],
] as const)('root on Debian installs %s from its packages', (engine, packages) => {
  expect(installCommands(engine, rootOnDebian)[0]).toBe(`apt-get update && apt-get install -y ${packages}`);
});

test.each([
  [{ platform: 'linux', root: true, debian: false }, 'npx playwright install --with-deps chromium'],
  [{ platform: 'linux', root: false, debian: true }, 'npx playwright install chromium'],
  [{ platform: 'darwin', root: true, debian: false }, 'npx playwright install chromium'],
  [{ platform: 'win32', root: false, debian: false }, 'npx playwright install chromium'],
] as const)('%o installs the browser of Playwright', (machine, command) => {
  expect(installCommands('Chromium', machine)).toEqual([command]);
});

test.each(['Firefox', 'WebKit'] as const)('everybody else installs the %s of Playwright', (engine) => {
  const machine = { platform: 'darwin', root: false, debian: false } as const;
  expect(installCommands(engine, machine)).toEqual([`npx playwright install ${engine.toLowerCase()}`]);
});
