import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findDenyingSetting, hasSetuidSandbox } from '../../../../electron/start/machine';

describe('findDenyingSetting', () => {
  it('finds a setting at the value that denies the sandbox, and not at another', () => {
    const denying = 'kernel.apparmor_restrict_unprivileged_userns';
    const found = (value: string) => findDenyingSetting((name) => (name === denying ? value : undefined));
    expect([found('1'), found('0')]).toEqual([denying, undefined]);
  });
});

describe('hasSetuidSandbox', () => {
  const beside = join('dist', 'chrome-sandbox');
  const file = (uid: number, mode: number) => ({ uid, mode });
  const setuid = file(0, 0o104755);

  it.each<[string, Readonly<Record<string, ReturnType<typeof file>>>, boolean]>([
    ['beside the executable, a setuid program of root', { [beside]: setuid }, true],
    ['beside the executable, setuid but not of root', { [beside]: file(1000, 0o104755) }, false],
    ['only in CHROME_DEVEL_SANDBOX', { devel: setuid }, true],
    ['nowhere', {}, false],
  ])('with a helper %s', (_place, files, expected) => {
    const env = { CHROME_DEVEL_SANDBOX: 'devel' };
    expect(hasSetuidSandbox(join('dist', 'electron'), env, (path) => files[path])).toBe(expected);
  });
});
