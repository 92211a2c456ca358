import { expect, it } from 'vitest';
import { browserKiosk } from '@/host/browser-kiosk';

it.each([
  ['?kiosk&screen-inches=23.8&lower-edge-mm=680', { display: { inches: 23.8, lowerEdgeMm: 680 } }],
  ['?KIOSK&Screen-Inches=43&screen-inches=50', { display: { inches: 43, lowerEdgeMm: undefined } }],
  ['?kiosk&screen-inches=+43&lower-edge-mm=-1', { display: { inches: Number.NaN, lowerEdgeMm: Number.NaN } }],
  ['?kiosk&keypad=up:KeyW,down:KeyS', { keypad: 'up:KeyW,down:KeyS' }],
  ['?kiosk&<b>%E2%80%AE', { unknownOptions: ['%3Cb%3E%E2%80%AE'] }],
  [`?kiosk&${'x'.repeat(100_000)}`, { unknownOptions: [`${'x'.repeat(39)}…`] }],
])('an address with %.80s says what a kiosk in a browser is like', (search, expected) =>
  expect(browserKiosk(search)).toMatchObject(expected),
);
