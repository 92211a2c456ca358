import { describe, expect, it } from 'vitest';
import { browserKiosk } from '@/host/browser-kiosk';

describe('browserKiosk', () => {
  it.each([
    ['?kiosk', { inches: undefined, lowerEdgeMm: undefined }],
    ['?kiosk&screen-inches=23.8&lower-edge-mm=680', { inches: 23.8, lowerEdgeMm: 680 }],
    ['?KIOSK&Screen-Inches=43&screen-inches=50', { inches: 43, lowerEdgeMm: undefined }],
    // The kiosk itself replaces these, and says so in its staff panel.
    ['?kiosk&screen-inches=large&lower-edge-mm=', { inches: Number.NaN, lowerEdgeMm: Number.NaN }],
    ['?kiosk&screen-inches=+43&lower-edge-mm=-1', { inches: Number.NaN, lowerEdgeMm: Number.NaN }],
  ])('reads the figures of the display from %s', (search, display) => {
    expect(browserKiosk(search)).toMatchObject({ display });
  });

  it.each([
    ['?kiosk', undefined],
    ['?kiosk&keypad=up:KeyW,down:KeyS,action:Enter,help:KeyH', 'up:KeyW,down:KeyS,action:Enter,help:KeyH'],
  ])('reads the keypad from %s', (search, keypad) => {
    expect(browserKiosk(search)).toMatchObject({ keypad });
  });

  it.each([
    ['?kiosk&screen-inches=43&lower-edge-mm=700&keypad=arrows&lang=es', []],
    ['?kiosk&screen-inch=43&LOWER-EDGE=700&screen-inch=50', ['screen-inch', 'lower-edge']],
    ['?kiosk&<b>%E2%80%AE', ['%3Cb%3E%E2%80%AE']],
    [`?kiosk&${'x'.repeat(100_000)}`, [`${'x'.repeat(39)}…`]],
    [
      `?kiosk&${Array.from({ length: 10_000 }, (_, index) => `x${index}`).join('&')}`,
      ['x0', 'x1', 'x2', 'x3', 'x4', '…'],
    ],
  ])('names the options in %.80s that do not exist', (search, unknownOptions) => {
    expect(browserKiosk(search)).toMatchObject({ unknownOptions });
  });
});
