import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findDenyingSetting, hasSetuidSandbox } from '../../../../electron/start/machine';

it('finds a setting at the value that denies the sandbox, and not at another', () => {
  const denying = 'kernel.apparmor_restrict_unprivileged_userns';
  const found = (value: string) => findDenyingSetting((name) => (name === denying ? value : undefined));
  expect([found('1'), found('0')]).toEqual([denying, undefined]);
});

const beside = join('dist', 'chrome-sandbox');
const setuid = { uid: 0, mode: 0o104755 };

it.each<[string, Readonly<Record<string, typeof setuid>>, boolean]>([
  ['beside the executable, a setuid program of root', { [beside]: setuid }, true],
  ['beside the executable, setuid but not of root', { [beside]: { ...setuid, uid: 1000 } }, false],
  ['only in CHROME_DEVEL_SANDBOX', { devel: setuid }, true],
  ['nowhere', {}, false],
])('with a helper of the sandbox %s: %s', (_place, files, expected) => {
  const env = { CHROME_DEVEL_SANDBOX: 'devel' };
  expect(hasSetuidSandbox(join('dist', 'electron'), env, (path) => files[path])).toBe(expected);
});
