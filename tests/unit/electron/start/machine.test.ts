import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findDenyingSetting, hasSetuidSandbox } from '../../../../electron/start/machine';

describe('findDenyingSetting', () => {
  it.each([
    ['kernel.apparmor_restrict_unprivileged_userns', '1', '0'],
    ['kernel.unprivileged_userns_clone', '0', '1'],
    ['user.max_user_namespaces', '0', '15000'],
  ])('finds %s at %s, but not at %s', (setting, denying, allowing) => {
    const found = (value: string) => findDenyingSetting((name) => (name === setting ? value : undefined));
    expect([found(denying), found(allowing)]).toEqual([setting, undefined]);
  });
});

describe('hasSetuidSandbox', () => {
  const beside = join('dist', 'chrome-sandbox');
  const file = (uid: number, mode: number) => ({ uid, mode });
  const setuid = file(0, 0o104755);
  const downloaded = file(1000, 0o100755);

  it.each<[string, Readonly<Record<string, ReturnType<typeof file>>>, boolean]>([
    ['beside the executable, a setuid program of root', { [beside]: setuid }, true],
    ['beside the executable, setuid but not of root', { [beside]: file(1000, 0o104755) }, false],
    ['only in CHROME_DEVEL_SANDBOX', { devel: setuid }, true],
    ['there, while Chromium takes the one beside', { [beside]: downloaded, devel: setuid }, false],
    ['nowhere', {}, false],
  ])('with a helper %s', (_place, files, expected) => {
    const env = { CHROME_DEVEL_SANDBOX: 'devel' };
    expect(hasSetuidSandbox(join('dist', 'electron'), env, (path) => files[path])).toBe(expected);
  });
});
