import { describe, expect, it } from 'vitest';
import { findDenyingSetting, hasDisplay } from '../../../../electron/start/machine';

describe('hasDisplay', () => {
  it('recognizes X and Wayland', () => {
    expect(hasDisplay({ platform: 'linux', env: { DISPLAY: ':1' } })).toBe(true);
    expect(hasDisplay({ platform: 'linux', env: { WAYLAND_DISPLAY: 'wayland-0' } })).toBe(true);
  });
});

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
