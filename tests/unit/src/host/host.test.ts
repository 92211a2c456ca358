import { afterEach, describe, expect, it } from 'vitest';
import { getHost } from '@/host';
import { hosts } from '../../../support/hosts';

afterEach(() => {
  globalThis.foundationHost = undefined;
});

describe('getHost', () => {
  it('is a browser where nothing was exposed, with or without a window', () => {
    expect(getHost()).toEqual({ mode: 'web' });
  });

  it('is what the desktop app exposes, whenever that happens', () => {
    getHost();
    globalThis.foundationHost = hosts.desk;
    expect(getHost()).toBe(globalThis.foundationHost);
  });
});
