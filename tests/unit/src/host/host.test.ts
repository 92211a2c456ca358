import { afterEach, describe, expect, it } from 'vitest';
import { getHost } from '@/host';
import { browserHost } from '@/host/browser-host';
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

describe('browserHost', () => {
  it.each([
    ['?kiosk', { inches: undefined, lowerEdgeMm: undefined }],
    ['?kiosk&screen-inches=23.8&lower-edge-mm=680', { inches: 23.8, lowerEdgeMm: 680 }],
    // The kiosk itself replaces these, and says so in its staff panel.
    ['?kiosk&screen-inches=large&lower-edge-mm=', { inches: Number.NaN, lowerEdgeMm: 0 }],
  ])('reads the figures of the display from %s', (search, display) => {
    expect(browserHost(search)).toMatchObject({ mode: 'kiosk', kiosk: { display } });
  });

  it.each([
    ['?kiosk', undefined],
    ['?kiosk&keypad=numeric', 'numeric'],
    ['?kiosk&keypad=up:KeyW,down:KeyS,action:Enter,help:KeyH', 'up:KeyW,down:KeyS,action:Enter,help:KeyH'],
  ])('reads the keypad from %s', (search, keypad) => {
    expect(browserHost(search)).toMatchObject({ kiosk: { keypad } });
  });

  it('ignores them without the kiosk', () => {
    expect(browserHost('?screen-inches=43')).toEqual({ mode: 'web' });
  });
});
