import { describe, expect, it } from 'vitest';
import { browserKiosk } from '@/host/browser-kiosk';

describe('browserKiosk', () => {
  it.each([
    ['?kiosk&screen-inches=23.8&lower-edge-mm=680', { inches: 23.8, lowerEdgeMm: 680 }],
    ['?KIOSK&Screen-Inches=43&screen-inches=50', { inches: 43, lowerEdgeMm: undefined }],
    ['?kiosk&screen-inches=+43&lower-edge-mm=-1', { inches: Number.NaN, lowerEdgeMm: Number.NaN }],
  ])('reads the figures of the display from %s', (search, display) =>
    expect(browserKiosk(search)).toMatchObject({ display }),
  );

  it('reads the keypad', () => {
    const keypad = 'up:KeyW,down:KeyS,action:Enter,help:KeyH';
    expect(browserKiosk(`?kiosk&keypad=${keypad}`)).toMatchObject({ keypad });
  });

  it.each([
    ['?kiosk&<b>%E2%80%AE', ['%3Cb%3E%E2%80%AE']],
    [`?kiosk&${'x'.repeat(100_000)}`, [`${'x'.repeat(39)}…`]],
  ])('names the options in %.80s that do not exist', (search, unknownOptions) =>
    expect(browserKiosk(search)).toMatchObject({ unknownOptions }),
  );
});
