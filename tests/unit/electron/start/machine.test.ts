import { describe, expect, it } from 'vitest';
import { hasDisplay } from '../../../../electron/start/machine';

describe('hasDisplay', () => {
  it('recognizes X and Wayland', () => {
    expect(hasDisplay({ platform: 'linux', env: { DISPLAY: ':1' } })).toBe(true);
    expect(hasDisplay({ platform: 'linux', env: { WAYLAND_DISPLAY: 'wayland-0' } })).toBe(true);
  });
});
