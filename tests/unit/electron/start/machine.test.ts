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
  const env = { CHROME_DEVEL_SANDBOX: 'devel-sandbox' };
  const setuid = { uid: 0, mode: 0o104755 };
  const downloaded = { uid: 1000, mode: 0o100755 };

  it.each([
    ['beside the executable, a setuid program of root', { [beside]: setuid }, true],
    ['beside the executable, as it was downloaded', { [beside]: downloaded }, false],
    ['beside the executable, owned by root but not setuid', { [beside]: { uid: 0, mode: 0o100755 } }, false],
    [
      'beside the executable, setuid but not owned by root',
      { [beside]: { uid: 1000, mode: 0o104755 } },
      false,
    ],
    ['only in CHROME_DEVEL_SANDBOX', { 'devel-sandbox': setuid }, true],
    [
      'in CHROME_DEVEL_SANDBOX, while Chromium takes the one beside',
      { [beside]: downloaded, 'devel-sandbox': setuid },
      false,
    ],
    ['nowhere', {}, false],
  ])('with a helper %s', (_place, files: Record<string, typeof setuid>, expected) => {
    expect(hasSetuidSandbox(join('dist', 'electron'), env, (file) => files[file])).toBe(expected);
  });
});
